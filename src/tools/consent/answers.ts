/** The answers of a website owner about measurement. */
export interface Answers {
  /** Only Search Console, a count without identifiers, or an analytics tool. */
  tool: 'none' | 'anonymous' | 'analysis'
  /** What is stored on the visitor's device or read from it. */
  storage: 'none' | 'necessary' | 'more'
  /** Whether advertising is measured or uses profiles. */
  ads: 'none' | 'measured' | 'profiles'
  /** When services of others are loaded, such as videos, maps, captchas and fonts. */
  embedded: 'none' | 'clicked' | 'loaded'
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

/** Whether the website measures, stores or embeds anything. */
export function measuresAnything({ tool, storage, ads, embedded }: Answers): boolean {
  return tool !== 'none' || storage !== 'none' || ads !== 'none' || embedded !== 'none'
}

/** Whether another firm may get data: all but a basket or login of one's own. */
export function involvesOthers(answers: Answers): boolean {
  return measuresAnything({ ...answers, storage: answers.storage === 'more' ? 'more' : 'none' })
}

/** Whether something is stored or read that the website does not need. */
export function exceedsNecessary({ storage, ads }: Answers): boolean {
  return storage === 'more' || ads === 'profiles'
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
  {
    name: 'dienste',
    label: 'Eingebettet (Video, Karte, Captcha, Schriften)',
    answers: {
      keine: 'nichts von Dritten',
      klick: 'lädt erst nach einem Klick',
      sofort: 'lädt mit der Seite',
    },
  },
]

/** The labels of the checkboxes, by name. */
export const boxes: Readonly<Record<string, string>> = {
  google: 'Wir werben mit Google',
  eu: 'Wir sprechen Personen in EU oder EWR (auch Liechtenstein) an oder beobachten ihr Verhalten dort',
  unerwartet: 'Wer die Website besucht, rechnet nicht damit («qualifiziert unerwartet»)',
  heikel:
    'Besonders schützenswerte Daten oder Profiling mit hohem Risiko, etwa durch Dritte, die für die Daten zahlen und auf vielen Websites eingebettet sind',
  allein: 'Ein Programm entscheidet allein, mit erheblicher Folge',
}

type Values = Readonly<Record<string, string>>

/** Reads the answers from the fields; `undefined` if a question has no answer or an unknown one. */
export function readAnswers(values: Values): Answers | undefined {
  const tool = tools[values['werkzeug'] ?? '']
  const storage = storages[values['speicher'] ?? '']
  const ads = advertising[values['werbung'] ?? '']
  const embedded = embeddings[values['dienste'] ?? '']
  if (!tool || !storage || !ads || !embedded) return undefined
  return {
    tool,
    storage,
    ads,
    embedded,
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
const embeddings: Record<string, Answers['embedded']> = { keine: 'none', klick: 'clicked', sofort: 'loaded' }

/** The answers as a text with the labels of the fields. */
export function describeAnswers(values: Values): string {
  const chosen = questions.map(
    ({ name, label, answers }) => `${label}: ${answers[values[name] ?? ''] ?? '–'}`,
  )
  const ticked = Object.entries(boxes).flatMap(([name, label]) => (values[name] === 'ja' ? [label] : []))
  return [...chosen, ...ticked].join('; ')
}
