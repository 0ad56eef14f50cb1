import type { Values } from '../shared/tool-input.ts'

export interface Question {
  label: string
  answers: Readonly<Record<string, string>>
}

/** The questions, by field. The keys of the answers are the values in the URL. */
export const questions = {
  werkzeug: {
    label: 'Womit Sie messen',
    answers: {
      keines: 'gar nicht, oder nur mit der Search Console',
      kennungslos: 'ohne Kennung (etwa Plausible)',
      analyse: 'Analyse (etwa Google Analytics)',
    },
  },
  speicher: {
    label: 'Was auf dem Gerät gespeichert wird',
    answers: {
      nichts: 'nichts',
      notwendig: 'nur Notwendiges (Warenkorb, Login)',
      mehr: 'auch anderes (Analyse, Werbung)',
      weiss: 'weiss ich nicht',
    },
  },
  werbung: {
    label: 'Werbung',
    answers: {
      keine: 'keine',
      messen: 'gemessen, ohne Profile',
      profil: 'mit Profilen (Remarketing, Meta-Pixel)',
    },
  },
  dienste: {
    label: 'Eingebettet (Video, Karte, Captcha, Schriften)',
    answers: {
      keine: 'nichts von Dritten',
      klick: 'lädt erst nach einem Klick',
      sofort: 'lädt mit der Seite',
    },
  },
} as const satisfies Record<string, Question>

/** The labels of the checkboxes, by field. */
export const boxes = {
  google: 'Wir werben mit Google',
  eu: 'Wir sprechen Personen in EU oder EWR (auch Liechtenstein) an oder beobachten ihr Verhalten dort',
  unerwartet:
    'Wer die Website besucht, rechnet nicht mit dem, was Sie speichern, oder nicht mit den Profilen (im Leitfaden des EDÖB «qualifiziert unerwartet»)',
  heikel:
    'Besonders schützenswerte Daten, etwa Gesundheit: wenn die Messung erfasst, wer welche Behandlung aufruft oder bucht; oder Profiling mit hohem Risiko, etwa durch Dritte, die für die Daten zahlen und auf vielen Websites eingebettet sind',
  allein: 'Ein Programm entscheidet allein, mit erheblicher Folge',
} as const

type Questions = typeof questions
type Chosen = { [Field in keyof Questions]: keyof Questions[Field]['answers'] }

/** `isUnknown`: what is stored is the usual, because nobody knows it. */
export type Answers = Chosen & Record<keyof typeof boxes, boolean> & { isUnknown: boolean }

/** Reads the answers from the fields; `undefined` if a question has no answer or an unknown one. */
export function readAnswers(values: Values): Answers | undefined {
  if (!isComplete(values)) return undefined
  const { werkzeug, speicher, werbung, dienste } = values
  const isUnknown = speicher === 'weiss'
  const isTicked = (box: keyof typeof boxes) => values[box] === 'ja'
  return {
    werkzeug,
    speicher: isUnknown ? (usesService(values) ? 'mehr' : 'notwendig') : speicher,
    isUnknown,
    werbung,
    dienste,
    google: isTicked('google'),
    eu: isTicked('eu'),
    unerwartet: isTicked('unerwartet'),
    heikel: isTicked('heikel'),
    allein: isTicked('allein'),
  }
}

function isComplete(values: Values): values is Values & Chosen {
  return Object.entries(questions).every(([field, question]) => isAnswered(question, values[field]))
}

export function isAnswered({ answers }: Question, value = ''): boolean {
  return Object.hasOwn(answers, value)
}

/** Whether the website measures, stores or embeds anything. */
export function measuresAnything({ werkzeug, speicher, werbung, dienste }: Answers): boolean {
  return werkzeug !== 'keines' || speicher !== 'nichts' || werbung !== 'keine' || dienste !== 'keine'
}

/** Whether anything may show who visits: all but counting without an identifier. */
export function mayIdentify(answers: Answers): boolean {
  return measuresAnything({
    ...answers,
    werkzeug: answers.werkzeug === 'kennungslos' ? 'keines' : answers.werkzeug,
  })
}

/** Whether it uses a service that usually stores more than the website needs. */
export const usesService = ({ werkzeug, werbung, dienste }: Chosen) =>
  werkzeug === 'analyse' || werbung !== 'keine' || dienste === 'sofort'

/** Whether Google's contract asks for consent only on visits from the EEA and Great Britain. */
export const asksAbroad = ({ google, werbung, eu }: Answers) => google && werbung === 'messen' && !eu

/** Whether another firm may get data: all but a basket or login of one's own. */
export function involvesOthers(answers: Answers): boolean {
  return measuresAnything({ ...answers, speicher: answers.speicher === 'mehr' ? 'mehr' : 'nichts' })
}

/** Whether something is stored or read that the website does not need. */
export function exceedsNecessary({ speicher, werbung }: Answers): boolean {
  return speicher === 'mehr' || werbung === 'profil'
}

/** Whether only what is embedded stores anything, and loads after a click: the click is the choice. */
export function isChosenByClick({ werkzeug, werbung, dienste }: Answers): boolean {
  return dienste === 'klick' && werkzeug !== 'analyse' && werbung === 'keine'
}

/** The answers as a text with the labels of the fields. */
export function describeAnswers(values: Values): string {
  const chosen = Object.entries<Question>(questions).map(
    ([field, { label, answers }]) => `${label}: ${answers[values[field] ?? ''] ?? ''}`,
  )
  const ticked = Object.entries(boxes).flatMap(([name, label]) => (values[name] === 'ja' ? [label] : []))
  return [...chosen, ...ticked].join('; ')
}
