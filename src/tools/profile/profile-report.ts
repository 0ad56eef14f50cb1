import { countFindings, listFindings, type Finding } from '../shared/finding.ts'
import { eligibility, type Eligibility } from './eligibility.ts'
import { hoursSpecification, hoursText } from './hours-text.ts'
import { hoursFindings } from './hours.ts'
import { nameFindings } from './name.ts'
import { readHours } from './read-hours.ts'
import { readAnswers } from './read-profile.ts'
import { videoShots } from './video.ts'

export interface ProfileReport {
  /** Whether there may be a profile, of which kind, and how much is wrong. */
  summary: string
  findings: Finding[]
  /** The hours as German text, one line for days that are alike; none where they cannot be read. */
  hours: string[]
  /** The same as the property of a business in JSON-LD, or nothing. */
  jsonLd: string
  /** What to film, in order. */
  shots: string[]
  /** All of it, to be kept. */
  text: string
}

const verdicts: Record<Eligibility, string> = {
  storefront: 'Zulässig mit Adresse',
  'service-area': 'Zulässig mit Einzugsgebiet, ohne Adresse',
  hybrid: 'Zulässig mit Adresse und Einzugsgebiet',
  none: 'Kein Profil zulässig',
  unclear: 'So nicht entschieden',
}

/** Everything about the profile that the fields describe. */
export function profileReport(values: Readonly<Record<string, string>>): ProfileReport {
  const { kind, findings: onKind } = eligibility(readAnswers(values))
  const { hours, jsonLd, findings: onHours } = readOpening(values['zeiten'] ?? '')
  const findings = listFindings([...onKind, ...onName(values), ...onHours])
  const summary = `${verdicts[kind]}. ${countFindings(findings)}`
  const shots = videoShots(kind)
  return { summary, findings, hours, jsonLd, shots, text: told({ summary, findings, hours, jsonLd, shots }) }
}

function onName({ schild = '', profil = '', ort = '' }: Readonly<Record<string, string>>): Finding[] {
  return schild.trim() || profil.trim() ? nameFindings(schild, profil, ort) : []
}

/** Wrong hours are not written down: a page would then say them as well. */
function readOpening(text: string): Pick<ProfileReport, 'hours' | 'jsonLd' | 'findings'> {
  if (text.trim() === '') return { hours: [], jsonLd: '', findings: [] }
  const { week, special, findings: unread } = readHours(text)
  const findings = [...unread, ...hoursFindings(week, special)]
  if (findings.some(({ grade }) => grade === 'error')) return { hours: [], jsonLd: '', findings }
  const entries = hoursSpecification(week, special).map(
    (entry) => `  ${JSON.stringify(entry, undefined, 1).replace(/\s*\n\s*/g, ' ')}`,
  )
  return {
    hours: hoursText(week, special),
    jsonLd: entries.length > 0 ? `"openingHoursSpecification": [\n${entries.join(',\n')}\n]` : '',
    findings,
  }
}

function told({ summary, findings, hours, jsonLd, shots }: Omit<ProfileReport, 'text'>): string {
  const parts = [
    [summary],
    findings.map(({ problem, remedy, place }) => `- ${place ? `${place}: ` : ''}${problem} ${remedy}`),
    hours.length > 0 ? ['Öffnungszeiten', ...hours] : [],
    jsonLd ? [jsonLd] : [],
    shots.length > 0 ? ['Video', ...shots.map((shot, index) => `${index + 1}. ${shot}`)] : [],
  ]
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')
}
