import { answer, listFindings, unchecked, type Finding, type Verdict } from '../shared/finding.ts'
import { readAnswers, type Answers } from './answers.ts'
import { consentDoubts } from './doubts.ts'
import { consentDuties, strictest, type Duty, type Level } from './duties.ts'
import { textModule } from './text-module.ts'

type Values = Readonly<Record<string, string>>

export interface ConsentReport {
  /** The strictest thing that is asked, or why it is not known. */
  verdict: Verdict
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
  prepare: 'Vorbereiten',
  inform: 'Informieren',
  refuse: 'Ablehnen lassen',
  consent: 'Einwilligen lassen',
  explicit: 'Ausdrücklich einwilligen lassen',
}

/** What is asked of the website that the fields describe. */
export function consentReport(values: Values): ConsentReport {
  const answers = readAnswers(values)
  if (!answers) return { verdict: unchecked(open), duties: [], findings: [], text: '', message: '' }
  const duties = consentDuties(answers)
  const level = strictest(duties)
  const findings = listFindings(consentDoubts(answers))
  const isAsked = level === 'consent' || level === 'explicit'
  // Where visitors are asked first anyway, no doubt is left whether they have to be.
  const doubt = isAsked ? undefined : findings.find(({ grade }) => grade === 'unchecked')
  const summary = doubt
    ? `Unsicher, ob ${level === 'refuse' ? 'ablehnen lassen' : 'informieren'} genügt.`
    : summaries[level]
  return {
    verdict: doubt ? { ...unchecked(doubt.problem), word: summary } : answer(summary),
    duties,
    findings,
    text: textModule(answers, isAsked || doubt !== undefined),
    message: [
      `Ergebnis des Werkzeugs zur Messung (keine Rechtsberatung): ${summary}`,
      `Angaben: ${described(answers)}`,
      ...duties.map(({ level: asked, what, basis }) => `- ${levelLabels[asked]}: ${what} (${basis})`),
    ].join('\n'),
  }
}

const open = 'Wählen Sie, womit Sie messen, was auf dem Gerät gespeichert wird und wie Sie werben.'

const summaries: Record<Level, string> = {
  nothing: 'Für die Messung ist auf der Website nichts nötig.',
  prepare: 'Für Besucherinnen und Besucher ist nichts nötig.',
  inform: 'Informieren genügt.',
  refuse: 'Informieren und einfach ablehnen lassen.',
  consent: 'Vorher einwilligen lassen.',
  explicit: 'Vorher ausdrücklich einwilligen lassen.',
}

function described(answers: Answers): string {
  const { hasGoogleAds, reachesEu, isUnexpected, isSensitive, decidesAlone } = answers
  return [
    told.tool[answers.tool],
    told.storage[answers.storage],
    told.ads[answers.ads],
    hasGoogleAds && 'Werbung mit Google',
    reachesEu && 'Personen in der EU',
    isUnexpected && 'qualifiziert unerwartet',
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
