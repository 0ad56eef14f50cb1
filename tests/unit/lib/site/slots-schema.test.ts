import { expect, test } from 'vitest'
import { slotsSchema } from '../../../../src/lib/site/slots-schema.ts'
import { emptySlots } from '../../../../src/lib/site/slots-schema.ts'
import { filledSlots } from '../../../support/operator/filled-slots.ts'

const problems = (replaced: Record<string, unknown>) =>
  slotsSchema
    .safeParse({ ...filledSlots, ...replaced })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
const [reference] = filledSlots.references
const [member] = filledSlots.team
const [price] = filledSlots.prices

test('all slots may be empty, and all filled', () => {
  expect(slotsSchema.safeParse(emptySlots).error).toBeUndefined()
  expect(slotsSchema.safeParse(filledSlots).error).toBeUndefined()
})

test.each([
  ['audit.workingDays', { audit: { workingDays: 14, price: null } }],
  ['audit.price', { audit: { workingDays: 10, price: "1'900" } }],
  ['prices.0.service', { prices: [{ ...price, service: 'linkbuilding' }] }],
  ['prices.0.per', { prices: [{ ...price, per: 'year' }] }],
  ['prices', { prices: [price, price] }],
  ['references.0.consent', { references: [{ ...reference, consent: undefined }] }],
  ['references.0.before', { references: [{ ...reference, before: ' ' }] }],
  ['team.1.id', { team: [member, { ...member, id: 'Beat Probe' }] }],
  ['team.0.photo', { team: [{ ...member, photo: 'anna.jpg' }] }],
  ['team', { team: [member, member] }],
  ['articleAuthor', { articleAuthor: 'carla-fremd' }],
  ['booking.url', { booking: { ...filledSlots.booking, url: 'http://termine.example' } }],
  ['nextStart', { nextStart: 'Januar' }],
])('a mistake in %s is reported there, and nowhere else', (path, replaced) => {
  const found = problems(replaced)
  expect(found?.length).toBeGreaterThan(0)
  expect(found?.filter((problem) => !problem.startsWith(`${path}: `))).toEqual([])
})

test('an unknown part is reported by its name', () => {
  expect(problems({ refrences: [] })?.join()).toContain('refrences')
})
