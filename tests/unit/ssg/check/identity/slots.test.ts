import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { slotExamples } from '../../../../../ssg/check/identity/slot-examples.ts'
import { checkSlots } from '../../../../../ssg/check/identity/slots.ts'
import { slotsSchema } from '../../../../../src/lib/site/slots-schema.ts'
import { siteIdentity } from '../../../../../src/lib/site.ts'
import { slots } from '../../../../../src/lib/slots.ts'
import { articleFile, asPrinted } from '../../../../support/sources/content-files.ts'
import { emptySlots, filledSlots } from '../../../../support/operator/filled-slots.ts'

const root = mkdtempSync(`${tmpdir()}/slots-`)
mkdirSync(`${root}/public/team`, { recursive: true })
writeFileSync(`${root}/public/team/anna-beispiel.webp`, '')
afterAll(() => rmSync(root, { recursive: true }))

const services = ['/services/linkbuilding', '/services/content-distribution'].map((path) =>
  articleFile({}, { path }),
)
const number = 'CHE-123.456.788 MWST'
const problems = (filled: unknown, texts = services, taxNumber: string | null = number) =>
  asPrinted(checkSlots({ slots: filled, source: written(filled), taxNumber }, texts, root))
const lineOf = (filled: unknown, place: string) => written(filled).split(place)[0]?.split('\n').length
const written = (filled: unknown) => `export const slots: Slots = ${JSON.stringify(filled, null, 2)}`

test('the slots that are there are right, empty ones and filled ones too', () => {
  const team = slots.team.filter(({ photo }) => photo === undefined)
  expect(problems({ ...slots, team, prices: [], references: [] }, services, siteIdentity().vat)).toEqual([])
  expect(problems(emptySlots)).toEqual([])
  expect(problems(filledSlots)).toEqual([])
})

test('amounts name value-added tax only for a firm that owes it', () => {
  const line = `src/lib/slots.ts:${lineOf(filledSlots, '"vat"')}`
  expect(problems(filledSlots, services, null)).toEqual([
    `${line}: \`vat\` is excluded, and \`vat\` in src/lib/site.ts is null: you owe no value-added tax\n    Right is, for example: vat: 'none'. Or give your number there.`,
  ])
  expect(problems({ ...emptySlots, dayRate: 1200, vat: 'included' }, services, null)).toHaveLength(1)
  expect(problems({ ...filledSlots, vat: 'none' })).toEqual([
    `${line}: \`vat\` is none, and src/lib/site.ts has «${number}»: amounts must say whether it comes on top\n    Right is, for example: vat: 'excluded'.`,
  ])
  expect(problems({ ...filledSlots, vat: 'none' }, services, null)).toEqual([])
  expect(problems(emptySlots, services, null)).toEqual([])
})

test('the examples that messages name are right', () => {
  expect(slotsSchema.safeParse(slotExamples).error).toBeUndefined()
})

const [price] = filledSlots.prices
const [, beat] = filledSlots.team

test.each([
  [
    { nextStart: 'bald' },
    '"nextStart"',
    "`nextStart` «bald» must be a day, such as 2027-01-11\n    Right is, for example: nextStart: '2027-01-11'.",
  ],
  [
    { prices: [{ ...price, amount: -1 }] },
    '"amount": -1',
    '`prices.0.amount` «-1» must be above 0\n    Right is, for example: amount: 1900.',
  ],
  [
    { dayRate: "1'200" },
    '"dayRate"',
    "`dayRate` «1'200» must be an amount in whole francs\n    Right is, for example: dayRate: 1200.",
  ],
  // What is missing is missing in the entry.
  [
    { team: [{ ...beat, id: undefined }], articleAuthor: null },
    '{\n      "name": "Beat Probe"',
    "`team.0.id` is missing\n    Right is, for example: id: 'anna-beispiel'.",
  ],
  [
    { vat: '8.1' },
    '"vat"',
    "`vat` «8.1» must be excluded, included or none\n    Right is, for example: vat: 'excluded'.",
  ],
  [
    { booking: { ...filledSlots.booking, minutes: 0 } },
    '"minutes"',
    '`booking.minutes` «0» must be above 0\n    Right is, for example: minutes: 20.',
  ],
])(
  'a part of the wrong form is named with its line and an example of right: %j',
  (replaced, place, message) => {
    const wrong = { ...filledSlots, ...replaced }
    expect(problems(wrong)).toEqual([`src/lib/slots.ts:${lineOf(wrong, place)}: ${message}`])
  },
)

test('a part that nobody knows is named with its line, and what it stands in', () => {
  expect(problems({ ...filledSlots, team: [{ ...beat, rolle: 'Technik' }], articleAuthor: null })).toEqual([
    expect.stringMatching(
      /^src\/lib\/slots\.ts:\d+: `team\.0\.rolle` is not among its parts\n    Right is, for example: team: \[\{ id: 'anna-beispiel'/,
    ),
  ])
  expect(problems({ ...filledSlots, refrences: [] })).toEqual([
    expect.stringMatching(/: `refrences` is not among its parts\n    The parts are audit, prices, /),
  ])
})

test('a price or a reference of a service that does not exist is named', () => {
  const prices = [{ service: '/services/seo', amount: 1, isFrom: false, per: 'once' }]
  expect(problems({ ...filledSlots, prices })).toEqual([
    'src/lib/slots.ts:8: no service has the path /services/seo\n    There are /services/linkbuilding, /services/content-distribution.',
  ])
})

test('a picture that is not there is named', () => {
  const team = filledSlots.team.map((person) => ({ ...person, photo: `/team/${person.id}.webp` }))
  expect(problems({ ...filledSlots, team })).toEqual([
    'src/lib/slots.ts:58: no picture public/team/beat-probe.webp of beat-probe\n    Put it there, or leave `photo` out.',
  ])
})

test('an article by somebody who is not in the team is named, with the line', () => {
  const article = articleFile({ author: 'carla-fremd' })
  expect(problems(filledSlots, [...services, article])).toEqual([
    `${article.file}:12: no member of the team has the id «carla-fremd»\n    Leave \`author\` out, or add the person to \`team\` in src/lib/slots.ts.`,
  ])
  expect(problems(filledSlots, [...services, articleFile({ author: 'beat-probe' })])).toEqual([])
})
