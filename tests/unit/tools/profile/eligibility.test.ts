import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import {
  eligibility,
  type Eligibility,
  type ProfileAnswers,
} from '../../../../src/tools/profile/eligibility.ts'
import { example } from '../../../../src/tools/profile/facts.ts'
import { readAnswers } from '../../../../src/tools/profile/read-profile.ts'
import { videoShots } from '../../../../src/tools/profile/video.ts'

// Properties take seconds where the cores are shared.
vi.setConfig({ testTimeout: 30_000 })

const exampleAnswers = readAnswers(example)
const shop: ProfileAnswers = { ...exampleAnswers, visitsCustomers: false }
const mobile: ProfileAnswers = {
  ...exampleAnswers,
  receivesCustomers: false,
  hasSign: false,
  isStaffed: false,
}

// The table of the article and Google's guidelines (support.google.com/business/answer/3038177), read 2026-11-22.
test.each<[string, ProfileAnswers, Eligibility, string[]]>([
  ['joinery with a workshop that also installs', exampleAnswers, 'hybrid', []],
  ['agency with an office to visit', shop, 'storefront', []],
  ['plumber without a shop', mobile, 'service-area', ['profile/hide-address']],
  ['online shop', { ...shop, meetsCustomers: false }, 'none', ['profile/online-only']],
  ['portal that passes on enquiries', { ...shop, isLeadAgent: true }, 'none', ['profile/lead-agent']],
  ['holiday flat', { ...shop, isRental: true }, 'none', ['profile/rental']],
  ['course in a gym of others', { ...shop, hasAuthority: false }, 'none', ['profile/authority']],
  ['firm with a post-office box', { ...shop, isMailbox: true }, 'none', ['profile/mailbox']],
  [
    'plumber with a post-office box',
    { ...mobile, isMailbox: true },
    'service-area',
    ['profile/hide-address'],
  ],
  [
    'workshop without a sign that also installs',
    { ...exampleAnswers, hasSign: false },
    'service-area',
    ['profile/no-sign', 'profile/hide-address'],
  ],
  [
    'trainer in a gym of others and at home',
    { ...exampleAnswers, hasAuthority: false },
    'service-area',
    ['profile/no-place', 'profile/hide-address'],
  ],
  ['shop without a sign', { ...shop, hasSign: false }, 'unclear', ['profile/no-sign']],
  ['office on call', { ...shop, isStaffed: false }, 'unclear', ['profile/not-staffed']],
  ['nobody comes, nobody goes', { ...shop, receivesCustomers: false }, 'unclear', ['profile/nowhere']],
])('%s', (_, answers, kind, rules) => {
  const result = eligibility(answers)
  expect(result.kind).toBe(kind)
  expect(result.findings.map(({ rule }) => rule)).toEqual(rules)
})

test('whoever is barred has an error, and only those; an address is shown only with sign, staff and authority', () => {
  const yes = fc.boolean()
  const answers = fc.record({
    meetsCustomers: yes,
    receivesCustomers: yes,
    visitsCustomers: yes,
    hasSign: yes,
    isStaffed: yes,
    hasAuthority: yes,
    isMailbox: yes,
    isRental: yes,
    isLeadAgent: yes,
  })
  fc.assert(
    fc.property(answers, (given) => {
      const { kind, findings } = eligibility(given)
      expect(kind === 'none').toBe(findings.some(({ grade }) => grade === 'error'))
      const showsAddress = kind === 'storefront' || kind === 'hybrid'
      expect(
        !showsAddress || (given.hasSign && given.isStaffed && given.hasAuthority && !given.isMailbox),
      ).toBe(true)
    }),
  )
})

test('the list of shots fits the kind, and is empty where there is no profile', () => {
  expect(videoShots('none')).toEqual([])
  expect(videoShots('unclear')).toEqual([])
  expect(videoShots('storefront').join(' ')).toContain('Fassade')
  expect(videoShots('service-area').join(' ')).not.toContain('Fassade')
  expect(videoShots('hybrid').join(' ')).toContain('ohne Gesichter')
})
