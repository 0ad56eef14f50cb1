import type { RuleSource } from '../finding.ts'
import type { ProfileAnswers } from './eligibility.ts'
import type { Opening, SpecialDays, Week } from './hours.ts'

/** A joinery with a workshop in Winterthur that also works at its customers'. */
export const exampleAnswers: ProfileAnswers = {
  meetsCustomers: true,
  receivesCustomers: true,
  visitsCustomers: true,
  hasSign: true,
  isStaffed: true,
  hasAuthority: true,
  isMailbox: false,
  isRental: false,
  isLeadAgent: false,
}

export const exampleNames = {
  sign: 'Schreinerei Muster',
  profile: 'Schreinerei Muster Küchen Winterthur',
  locality: 'Winterthur',
}

const workday: Opening[] = [
  { opens: '07:30', closes: '12:00' },
  { opens: '13:00', closes: '17:00' },
]

export const exampleWeek: Week = {
  Monday: workday,
  Tuesday: workday,
  Wednesday: workday,
  Thursday: workday,
  Friday: workday,
  Saturday: [],
  Sunday: [],
}

export const exampleSpecial: SpecialDays[] = [{ from: '2026-12-24', through: '2027-01-03', openings: [] }]

export const sources: RuleSource[] = [
  {
    title: 'Google: Guidelines for representing your business on Google',
    url: 'https://support.google.com/business/answer/3038177',
    read: '2026-11-22',
  },
  {
    title: 'Google: Local business structured data (Öffnungszeiten)',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
    read: '2026-11-20',
  },
]

export const limits = [
  'Ob Google das Profil bestätigt und welches Verfahren es verlangt.',
  'Ob ein zusätzliches Wort zum Namen gehört, unter dem man Sie kennt; massgebend sind Schild und Briefpapier.',
  'Kantonale Feiertage: Tragen Sie Sondertage selbst ein.',
  'Sonderregeln, etwa für Hotels, Praxisgemeinschaften, Automaten, Lieferküchen, Saisonbetriebe und Waren mit Altersgrenze.',
]
