/** What a website measures, as its owner says. */
export interface Answers {
  /** Nothing but Search Console, a count without anything that recognises visitors, or a tool of analysis. */
  tool: 'none' | 'anonymous' | 'analysis'
  /** What is written on the visitor's device, or read from it. */
  storage: 'none' | 'necessary' | 'more'
  /** Whether advertising is measured, or profiles are made for it. */
  ads: 'none' | 'measured' | 'profiles'
  hasGoogleAds: boolean
  /** Offers something to people in the EU, or follows their behaviour there. */
  reachesEu: boolean
  /** Nobody reckons with it. Not ticked, it is not known. */
  isUnexpected: boolean
  /** Sensitive personal data, or profiling with a high risk. */
  isSensitive: boolean
  /** A machine alone decides, with legal or considerable effect. */
  decidesAlone: boolean
}

/** Whether the website does anything at all that concerns its visitors. */
export function measuresAnything({ tool, storage, ads }: Answers): boolean {
  return tool !== 'none' || storage !== 'none' || ads !== 'none'
}

/** The questions, with their answers as they stand in the address and as visitors read them. */
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

/** What may be ticked besides, by the name of its box. */
export const boxes: Readonly<Record<string, string>> = {
  google: 'Wir werben mit Google',
  eu: 'Wir sprechen Personen in der EU an oder beobachten ihr Verhalten dort',
  unerwartet: 'Wer die Website besucht, rechnet nicht damit («qualifiziert unerwartet»)',
  heikel:
    'Besonders schützenswerte Daten oder Profiling mit hohem Risiko, etwa durch Dritte, die für die Daten zahlen und auf vielen Websites eingebettet sind',
  allein: 'Ein Programm entscheidet allein, mit erheblicher Folge',
}

type Values = Readonly<Record<string, string>>

/** The answers that stand in the fields; none while one of the three questions is open, or an address says something unknown. */
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

/** The answers in the words of the fields. */
export function describeAnswers(values: Values): string {
  const chosen = questions.map(
    ({ name, label, answers }) => `${label}: ${answers[values[name] ?? ''] ?? '–'}`,
  )
  const ticked = Object.entries(boxes).flatMap(([name, label]) => (values[name] === 'ja' ? [label] : []))
  return [...chosen, ...ticked].join('; ')
}
