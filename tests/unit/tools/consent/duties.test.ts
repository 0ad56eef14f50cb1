import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Answers } from '../../../../src/tools/consent/answers.ts'
import { consentDoubts } from '../../../../src/tools/consent/doubts.ts'
import { consentDuties, levels, strictest } from '../../../../src/tools/consent/duties.ts'

const nothing: Answers = {
  tool: 'none',
  storage: 'none',
  ads: 'none',
  hasGoogleAds: false,
  reachesEu: false,
  isUnexpected: false,
  isSensitive: false,
  decidesAlone: false,
}
const duties = (answers: Partial<Answers>) => consentDuties({ ...nothing, ...answers })
const level = (answers: Partial<Answers>) => strictest(duties(answers))
const rules = (answers: Partial<Answers>) => duties(answers).map(({ rule }) => rule)

// Row by row: the table of the service's page after the EDÖB's guide 1.1 of 6 October 2025; then DSGVO, ePrivacy and Google's
// contracts as that page cites them (ch-fmg, ch-dsg, ch-edoeb-cookie, gdpr, ga-consent, g-euucp).
test.each<[string, Partial<Answers>, string]>([
  ['Search Console', {}, 'nothing'],
  ['loading times without anything that recognises visitors', { tool: 'anonymous' }, 'inform'],
  ['basket and login', { storage: 'necessary' }, 'inform'],
  ['analysis with a cookie', { tool: 'analysis', storage: 'more' }, 'refuse'],
  ['storage without personal data', { storage: 'more' }, 'refuse'],
  ['cookies that nobody reckons with', { storage: 'more', isUnexpected: true }, 'consent'],
  ['profiles that nobody reckons with', { ads: 'profiles', isUnexpected: true }, 'consent'],
  ['profiles with a high risk', { ads: 'profiles', storage: 'more', isSensitive: true }, 'explicit'],
  ['analysis for people in the EU', { tool: 'analysis', storage: 'more', reachesEu: true }, 'consent'],
  ['necessary storage for people in the EU', { storage: 'necessary', reachesEu: true }, 'inform'],
  ['a machine that decides alone', { decidesAlone: true }, 'inform'],
  ['Google Ads in Switzerland, measured', { ads: 'measured', storage: 'more', hasGoogleAds: true }, 'refuse'],
  [
    'Google Ads in Switzerland, personalised',
    { ads: 'profiles', storage: 'more', hasGoogleAds: true },
    'consent',
  ],
  ['Google Ads for the EEA', { ads: 'measured', hasGoogleAds: true, reachesEu: true }, 'consent'],
])('%s: %j asks at most for «%s»', (_, answers, expected) => {
  expect(level(answers)).toBe(expected)
})

test.each<[string, Partial<Answers>]>([
  ['fmg-45c/inform', { storage: 'necessary' }],
  ['fmg-45c/refuse', { storage: 'more' }],
  ['dsg-19', { tool: 'anonymous' }],
  ['dsg-6-7', { tool: 'analysis', isSensitive: true }],
  ['edoeb/unexpected', { storage: 'more', isUnexpected: true }],
  ['dsg-16', { tool: 'analysis' }],
  ['dsg-16', { ads: 'measured' }],
  ['dsg-22', { tool: 'analysis', isSensitive: true }],
  ['dsg-21', { decidesAlone: true }],
  ['eprivacy-5-3', { storage: 'more', reachesEu: true }],
  ['gdpr-13', { tool: 'anonymous', reachesEu: true }],
  ['google/eea', { ads: 'measured', hasGoogleAds: true, reachesEu: true }],
  ['google/switzerland', { ads: 'profiles', hasGoogleAds: true }],
])('%s is asked for %j, and not of a website that measures nothing', (rule, answers) => {
  expect(rules(answers)).toContain(rule)
  expect(rules({})).not.toContain(rule)
})

test('Google’s contract binds nobody who does not advertise', () => {
  const rest = { storage: 'more', reachesEu: true, hasGoogleAds: true } as const
  expect(rules(rest).join()).not.toContain('google')
})

test.each<[string, Partial<Answers>]>([
  ['consent/unexpected', { ads: 'profiles', storage: 'more' }],
  ['consent/storage', { tool: 'analysis' }],
  ['consent/storage', { ads: 'measured', storage: 'necessary' }],
  ['consent/eu-access', { tool: 'anonymous', reachesEu: true }],
  ['consent/elsewhere', { isSensitive: true }],
])('%s is doubted at %j', (rule, answers) => {
  expect(consentDoubts({ ...nothing, ...answers }).map((doubt) => doubt.rule)).toContain(rule)
})

test('nothing is doubted of the plain cases', () => {
  for (const answers of [{}, { tool: 'anonymous' }, { tool: 'analysis', storage: 'more' }] as const)
    expect(consentDoubts({ ...nothing, ...answers })).toEqual([])
})

const answers = fc.record({
  tool: fc.constantFrom('none', 'anonymous', 'analysis'),
  storage: fc.constantFrom('none', 'necessary', 'more'),
  ads: fc.constantFrom('none', 'measured', 'profiles'),
  hasGoogleAds: fc.boolean(),
  reachesEu: fc.boolean(),
  isUnexpected: fc.boolean(),
  isSensitive: fc.boolean(),
  decidesAlone: fc.boolean(),
})

test('who says yes to more is never asked for less', () => {
  fc.assert(
    fc.property(answers, (known) => {
      const before = levels.indexOf(strictest(consentDuties(known)))
      for (const key of ['hasGoogleAds', 'reachesEu', 'isUnexpected', 'isSensitive', 'decidesAlone'] as const)
        expect(levels.indexOf(strictest(consentDuties({ ...known, [key]: true })))).toBeGreaterThanOrEqual(
          before,
        )
    }),
  )
})

test('each duty names its article or contract, the strictest stand first, and no rule comes twice', () => {
  fc.assert(
    fc.property(answers, (known) => {
      const found = consentDuties(known)
      for (const { basis } of found) expect(basis).toMatch(/FMG|DSG|RL 2002|Vertrag/)
      const strictness = found.map((duty) => levels.indexOf(duty.level))
      expect(strictness).toEqual(strictness.toSorted((one, other) => other - one))
      expect(new Set(found.map(({ rule }) => rule)).size).toBe(found.length)
    }),
  )
})
