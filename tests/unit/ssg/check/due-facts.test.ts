import {
  dueList,
  pageReviews,
  sourceReviews,
  toolReviews,
  type Review,
} from '../../../../ssg/check/due-facts.ts'
import { expect, test } from 'vitest'
import { articleFile, textFile } from '../../../support/sources/content-files.ts'

const file = 'src/content/knowledge-base/entity-seo.mdx'
/** What is printed above the last line, which counts. */
const printed = (reviews: Review[], day: string) => dueList(reviews, day).split('\n').slice(0, -1)
const pages = (facts: Record<string, unknown>, day: string) =>
  printed(pageReviews([articleFile({ published: '2026-11-21', ...facts })]), day)

test('a text is due for review half a year after its last change, and not a day earlier', () => {
  expect(pages({ updated: '2026-12-01' }, '2027-05-31')).toEqual([])
  expect(pages({ updated: '2026-12-01' }, '2027-06-01')).toEqual([
    expect.stringMatching(`^${file}:12: ist bis 2027-06-01 wieder zu lesen: 6 Monate`),
  ])
  // A shorter month ends earlier.
  expect(pages({ updated: '2027-08-31' }, '2028-02-29').join()).toContain('ist bis 2028-02-29')
})

test('a text with reviewBy is due for review on that day, be it earlier or later', () => {
  expect(pages({ reviewBy: '2026-12-02' }, '2026-12-01')).toEqual([])
  expect(pages({ reviewBy: '2026-12-02' }, '2026-12-02')).toEqual([
    expect.stringMatching(/:12: ist bis 2026-12-02 wieder zu lesen$/),
  ])
  expect(pages({ reviewBy: '2027-12-01' }, '2027-11-30')).toEqual([])
})

const read = (url: `https://${string}`, checked: string) => ({
  title: 'Titel',
  publisher: 'Wer',
  url,
  checked,
})
const sources = {
  spam: read('https://developers.google.com/search/docs/essentials/spam-policies', '2026-05-01'),
  law: read('https://www.fedlex.admin.ch/eli/cc/2022/491/de', '2026-04-01'),
  study: read('https://ahrefs.com/blog/study/', '2026-04-01'),
}
const register = 'spam:\n  title: Titel\nlaw:\n  title: Titel\nstudy:\n  title: Titel\n'
const sourcesDue = (day: string) =>
  printed(sourceReviews([textFile('[Spam](source:spam)')], sources, register), day)

test('sources of Google and the law are due after half a year, oldest first, others after a year', () => {
  expect(sourcesDue('2026-09-30')).toEqual([])
  expect(sourcesDue('2026-11-01')).toEqual([
    `src/content/sources.yaml:3: «law» ist am 2026-04-01 gelesen worden und bis 2026-10-01 wieder zu lesen: ${sources.law.url}`,
    '    Kein Text zitiert sie.',
    `src/content/sources.yaml:1: «spam» ist am 2026-05-01 gelesen worden und bis 2026-11-01 wieder zu lesen: ${sources.spam.url}`,
    `    Zitiert in ${file}.`,
  ])
  expect(sourcesDue('2027-03-31').join()).not.toContain('«study»')
  expect(sourcesDue('2027-04-01').join()).toContain('«study»')
})

test('the rules of a tool are due for review as sources are', () => {
  const rule = { title: 'Regeln', url: 'https://web.dev/articles/vitals' as const, read: '2026-11-22' }
  const tool = { title: 'A', purpose: 'B', task: 'check' as const, sources: [rule], searches: '', limits: [] }
  expect(printed(toolReviews({ robots: tool }), '2027-05-21')).toEqual([])
  expect(printed(toolReviews({ robots: tool }), '2027-05-22')).toEqual([
    'src/tools/robots: die Regel «Regeln» ist am 2026-11-22 gelesen worden und bis 2027-05-22 wieder zu lesen: https://web.dev/articles/vitals',
  ])
})

test('the list ends with the next day on which something is due', () => {
  const at = (by: string) => ({ file, message: 'war zu lesen', by })
  const reviews = [at('2027-02-05'), at('2026-12-02'), at('2026-11-01')]
  expect(dueList(reviews, '2026-11-27')).toBe(
    `${file}: war zu lesen\nAm 2026-11-27 ist 1 Mal etwas wieder zu lesen, das nächste bis 2026-12-02: \`npm run check:facts -- 2026-12-02\` nennt es.`,
  )
  expect(dueList(reviews, '2027-03-01')).toMatch(/\nAm 2027-03-01 ist 3 Mal etwas wieder zu lesen\.$/)
})
