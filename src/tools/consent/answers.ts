/** The answers of a website owner about measurement. */
export interface Answers {
  /** Only Search Console, a count without identifiers, or an analytics tool. */
  tool: 'none' | 'anonymous' | 'analysis'
  /** What is stored on the visitor's device or read from it. */
  storage: 'none' | 'necessary' | 'more'
  /** Whether advertising is measured or uses profiles. */
  ads: 'none' | 'measured' | 'profiles'
  hasGoogleAds: boolean
  /** Whether it addresses people in the EU or monitors their behaviour there. */
  reachesEu: boolean
  /** Whether visitors do not expect it. False also means unknown. */
  isUnexpected: boolean
  /** Sensitive personal data, or profiling with a high risk. */
  isSensitive: boolean
  /** Automated decisions with a legal or considerable effect. */
  decidesAlone: boolean
}

/** Whether the website measures or stores anything. */
export function measuresAnything({ tool, storage, ads }: Answers): boolean {
  return tool !== 'none' || storage !== 'none' || ads !== 'none'
}

/** The questions. The keys of the answers are the values in the URL, with their labels. */
export const questions: { name: string; label: string; answers: Readonly<Record<string, string>> }[] = [
  {
    name: 'werkzeug',
    label: 'Womit Sie messen',
    answers: {
      keines: 'nur mit der Search Console',
      kennungslos: 'Zählung ohne Nutzerkennung',
      analyse: 'Analyse (etwa Google Analytics)',
    },
  },
  {
    name: 'speicher',
    label: 'Was auf dem Gerät gespeichert wird',
    answers: {
      nichts: 'nichts',
      notwendig: 'nur Notwendiges (Warenkorb, Login)',
      mehr: 'auch anderes (Analyse, Werbung)',
    },
  },
  {
    name: 'werbung',
    label: 'Werbung',
    answers: {
      keine: 'keine',
      messen: 'gemessen, ohne Profile',
      profil: 'mit Profilen (Remarketing, Pixel)',
    },
  },
]

/** The labels of the checkboxes, by name. */
export const boxes: Readonly<Record<string, string>> = {
  google: 'Wir werben mit Google',
  eu: 'Wir sprechen Personen in der EU an oder beobachten ihr Verhalten dort',
  unerwartet: 'Wer die Website besucht, rechnet nicht damit («qualifiziert unerwartet»)',
  heikel:
    'Besonders schützenswerte Daten oder Profiling mit hohem Risiko, etwa durch Dritte, die für die Daten zahlen und auf vielen Websites eingebettet sind',
  allein: 'Ein Programm entscheidet allein, mit erheblicher Folge',
}

type Values = Readonly<Record<string, string>>

/** Reads the answers from the fields; `undefined` if one of the three questions has no answer or an unknown one. */
export function readAnswers(values: Values): Answers | undefined {
  const tool = tools[values['werkzeug'] ?? '']
  const storage = storages[values['speicher'] ?? '']
  const ads = advertising[values['werbung'] ?? '']
  if (!tool || !storage || !ads) return undefined
  return {
    tool,
    storage,
    ads,
    hasGoogleAds: values['google'] === 'ja',
    reachesEu: values['eu'] === 'ja',
    isUnexpected: values['unerwartet'] === 'ja',
    isSensitive: values['heikel'] === 'ja',
    decidesAlone: values['allein'] === 'ja',
  }
}

const tools: Record<string, Answers['tool']> = {
  keines: 'none',
  kennungslos: 'anonymous',
  analyse: 'analysis',
}
const storages: Record<string, Answers['storage']> = { nichts: 'none', notwendig: 'necessary', mehr: 'more' }
const advertising: Record<string, Answers['ads']> = { keine: 'none', messen: 'measured', profil: 'profiles' }

/** The answers as a text with the labels of the fields. */
export function describeAnswers(values: Values): string {
  const chosen = questions.map(
    ({ name, label, answers }) => `${label}: ${answers[values[name] ?? ''] ?? '–'}`,
  )
  const ticked = Object.entries(boxes).flatMap(([name, label]) => (values[name] === 'ja' ? [label] : []))
  return [...chosen, ...ticked].join('; ')
}
