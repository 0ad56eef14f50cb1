import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { checkSlots } from '../../../../../ssg/check/identity/slots.ts'
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
const problems = (replaced: unknown, texts = services) => asPrinted(checkSlots(replaced, texts, root))

test('the slots that are there are right, empty ones and filled ones too', () => {
  const team = slots.team.filter(({ photo }) => photo === undefined)
  expect(problems({ ...slots, team, prices: [], references: [] })).toEqual([])
  expect(problems(emptySlots)).toEqual([])
  expect(problems(filledSlots)).toEqual([])
})

test('whatever has the wrong form is printed at once, with its place', () => {
  const [first] = filledSlots.prices
  expect(problems({ ...filledSlots, nextStart: 'bald', prices: [{ ...first, amount: -1 }] })).toEqual([
    'src/lib/slots.ts: `prices.0.amount`: must be above 0\n    src/lib/site/slots-schema.ts describes every part.',
    'src/lib/slots.ts: `nextStart`: must be a day, such as 2027-01-11\n    src/lib/site/slots-schema.ts describes every part.',
  ])
})

test('a price or a reference of a service that does not exist is named', () => {
  const prices = [{ service: '/services/seo', amount: 1, isFrom: false, per: 'once' }]
  expect(problems({ ...filledSlots, prices })).toEqual([
    'src/lib/slots.ts: no service has the path /services/seo\n    There are /services/linkbuilding, /services/content-distribution.',
  ])
})

test('a picture that is not there is named', () => {
  const team = filledSlots.team.map((person) => ({ ...person, photo: `/team/${person.id}.webp` }))
  expect(problems({ ...filledSlots, team })).toEqual([
    'src/lib/slots.ts: no picture public/team/beat-probe.webp of beat-probe\n    Put it there, or leave `photo` out.',
  ])
})

test('an article by somebody who is not in the team is named, with the line', () => {
  const article = articleFile({ author: 'carla-fremd' })
  expect(problems(filledSlots, [...services, article])).toEqual([
    `${article.file}:12: no member of the team has the id «carla-fremd»\n    Leave \`author\` out, or add the person to \`team\` in src/lib/slots.ts.`,
  ])
  expect(problems(filledSlots, [...services, articleFile({ author: 'beat-probe' })])).toEqual([])
})
