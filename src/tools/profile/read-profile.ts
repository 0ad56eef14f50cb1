import type { ProfileAnswers } from './eligibility.ts'

type Values = Readonly<Record<string, string>>

/** What stands in the fields for a yes. */
export const yes = 'ja'

/** Under which name each answer stands in the fields. */
export const answerFields = {
  meetsCustomers: 'kontakt',
  receivesCustomers: 'kommt',
  visitsCustomers: 'geht',
  hasSign: 'tafel',
  isStaffed: 'personal',
  hasAuthority: 'recht',
  isMailbox: 'postfach',
  isRental: 'mietobjekt',
  isLeadAgent: 'vermittlung',
} as const satisfies Record<keyof ProfileAnswers, string>

/** The answers that stand in the fields. */
export function readAnswers(values: Values): ProfileAnswers {
  const isYes = (answer: keyof ProfileAnswers) => values[answerFields[answer]] === yes
  return {
    meetsCustomers: isYes('meetsCustomers'),
    receivesCustomers: isYes('receivesCustomers'),
    visitsCustomers: isYes('visitsCustomers'),
    hasSign: isYes('hasSign'),
    isStaffed: isYes('isStaffed'),
    hasAuthority: isYes('hasAuthority'),
    isMailbox: isYes('isMailbox'),
    isRental: isYes('isRental'),
    isLeadAgent: isYes('isLeadAgent'),
  }
}
