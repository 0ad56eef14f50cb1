import { expect, test } from 'vitest'
import { checkOrders } from '../../../../../ssg/check/texts/repeats.ts'
import { articleFile, asPrinted } from '../../../../support/sources/content-files.ts'

const service = { kind: 'service', group: 'search', topic: undefined, service: undefined }
const problems = (...facts: Record<string, unknown>[]) =>
  asPrinted(checkOrders(facts.map((own, index) => articleFile(own, { path: `/seite-${index}` }))))

test('pages of one list with places of their own leave nothing to print', () => {
  expect(problems({ order: 1 }, { order: 2 })).toEqual([])
})

test('two pages with one place are printed, both with their lines, and the next free place', () => {
  expect(problems({ order: 1 }, { order: 4 }, { order: 1 })).toEqual([
    'src/content/seite-2.mdx:7: `order: 1` steht in derselben Liste auch in src/content/seite-0.mdx:7\n    Frei ist 5.',
  ])
})

test('pages of different lists may have the same place', () => {
  expect(problems({ topic: 'start' }, { topic: 'leads' }, service, { ...service, group: 'data' })).toEqual([])
})
