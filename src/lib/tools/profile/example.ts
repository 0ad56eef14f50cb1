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
