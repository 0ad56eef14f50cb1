import { listFindings, type Finding } from '../shared/finding.ts'
import { readAnswers, type Answers } from './answers.ts'
import { consentDoubts } from './doubts.ts'
import { consentDuties, strictest, type Duty, type Level } from './duties.ts'
import { textModule } from './text-module.ts'

type Values = Readonly<Record<string, string>>

export interface ConsentReport {
  /** The strictest thing that is asked. */
  summary: string
  duties: Duty[]
  findings: Finding[]
  /** For the privacy page, to be completed. */
  text: string
  /** For the enquiry. */
  message: string
}

/** As headings of the duties, and as what is to be done. */
export const levelLabels: Readonly<Record<Level, string>> = {
  nothing: 'Nichts',
  inform: 'Informieren',
  refuse: 'Ablehnen lassen',
  consent: 'Einwilligen lassen',
}

/** What is asked of the website that the fields describe. */
export function consentReport(values: Values): ConsentReport {
  const answers = readAnswers(values)
  const duties = consentDuties(answers)
  const level = strictest(duties)
  const summary = summaries[level]
  return {
    summary,
    duties,
    findings: listFindings(consentDoubts(answers)),
    text: textModule(answers, level),
    message: [
      `Ergebnis des Werkzeugs zur Messung (keine Rechtsberatung): ${summary}`,
      `Angaben: ${described(answers)}`,
      ...duties.map(({ level: asked, what, basis }) => `- ${levelLabels[asked]}: ${what} (${basis})`),
    ].join('\n'),
  }
}

const summaries: Record<Level, string> = {
  nothing: 'Für die Messung ist auf der Website nichts nötig.',
  inform: 'Informieren genügt.',
  refuse: 'Informieren und einfach ablehnen lassen.',
  consent: 'Vorher einwilligen lassen.',
}

function described(answers: Answers): string {
  const { hasGoogleAds, reachesEu, isSensitive, decidesAlone } = answers
  return [
    told.tool[answers.tool],
    told.storage[answers.storage],
    told.ads[answers.ads],
    hasGoogleAds && 'Werbung mit Google',
    reachesEu && 'Personen in der EU',
    isSensitive && 'heikle Daten',
    decidesAlone && 'Entscheid durch ein Programm',
  ]
    .filter(Boolean)
    .join(', ')
}

const told: {
  [Question in 'tool' | 'storage' | 'ads']: Record<Answers[Question], string>
} = {
  tool: {
    none: 'nur Search Console',
    anonymous: 'Zählung ohne Kennung',
    analysis: 'Analysewerkzeug',
  },
  storage: {
    none: 'nichts gespeichert',
    necessary: 'nur Notwendiges gespeichert',
    more: 'auch anderes gespeichert',
  },
  ads: { none: 'keine Werbung', measured: 'Werbung gemessen', profiles: 'Werbeprofile' },
}
