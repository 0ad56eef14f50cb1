import type { Finding } from '../shared/finding.ts'
import { hoursFindings } from './hours.ts'
import type { MasterData } from './read-master.ts'
import { readHours } from './read-hours.ts'
import { isAddress, isGiven, masterRules } from './master-rules.ts'

/** What Google requires or recommends for the type that fits, and what of the master data cannot be right. */
export function masterFindings(data: MasterData): Finding[] {
  return [
    ...masterRules(data).flatMap(([rule, grade, place, isBroken, problem, remedy]): Finding[] =>
      isBroken ? [{ grade, rule: `graph/${rule}`, problem, remedy, place }] : [],
    ),
    ...aboutHours(data),
    ...data.profiles.flatMap((profile) => profileFindings(profile, data.url)),
    ...data.services.flatMap(serviceFindings),
  ]
}

function aboutHours({ hours, isVisitable }: MasterData): Finding[] {
  if (!isVisitable || hours.trim() === '') return []
  const { week, special, findings } = readHours(hours)
  return [...findings, ...hoursFindings(week, special)]
}

function profileFindings(profile: string, url: string): Finding[] {
  const shown = profile.trim().slice(0, 80)
  if (!shown) return []
  const place = `Profil «${shown}»`
  if (!isAddress(profile)) {
    return [
      {
        grade: 'error',
        rule: 'graph/profile',
        problem: 'Das Profil hat keine vollständige Adresse.',
        remedy: 'Beginnen Sie mit https://.',
        place,
      },
    ]
  }
  if (isAddress(url) && new URL(profile.trim()).host === new URL(url.trim()).host) {
    return [
      {
        grade: 'warning',
        rule: 'graph/own-profile',
        problem: 'Das Profil liegt auf der eigenen Website.',
        remedy: 'In sameAs gehören fremde Seiten, welche dieselbe Firma zeigen.',
        place,
      },
    ]
  }
  return []
}

function serviceFindings({ name, url }: MasterData['services'][number], index: number): Finding[] {
  const place = `Leistung ${index + 1}`
  if (!isGiven(name))
    return [
      {
        grade: 'warning',
        rule: 'graph/service-name',
        problem: 'Die Leistung hat keinen Namen.',
        remedy: 'Nennen Sie sie so wie auf ihrer Seite.',
        place,
      },
    ]
  if (!isAddress(url))
    return [
      {
        grade: 'warning',
        rule: 'graph/service-url',
        problem: 'Die Leistung hat keine eigene Adresse.',
        remedy: 'Geben Sie die Seite der Leistung an.',
        place,
      },
    ]
  return []
}
