import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { checkOwnPages } from '../../../../ssg/check/own-pages.ts'
import type { SitePage } from '../../../../ssg/content/site-page.ts'
import { articlePage } from '../../../support/sources/site-pages.ts'
import { asPrinted, textFile } from '../../../support/sources/content-files.ts'

const root = mkdtempSync(`${tmpdir()}/own-pages-`)
mkdirSync(`${root}/src/routes/stand`, { recursive: true })
writeFileSync(`${root}/src/routes/stand/index.tsx`, '')
afterAll(() => rmSync(root, { recursive: true }))

const page = {
  kind: 'index',
  title: 'Stand der laufenden Arbeiten',
  shortTitle: 'Stand',
  description: 'Eine Beschreibung, die lang genug ist. '.repeat(3).trim(),
  published: '2026-11-21',
} as const
const stand: SitePage = {
  path: '/stand',
  page,
  questions: ['Was ist fertig?', 'Was fehlt noch?', 'Wann ist es so weit?'],
  source: undefined,
}
const problems = (facts: Partial<SitePage>) => asPrinted(checkOwnPages([{ ...stand, ...facts }], root))

test.each([
  [
    { page: { ...page, title: 'Kurz' } },
    '`page.title` hat 4 Zeichen, richtig sind mindestens 15',
    'Eine Seite ohne',
  ],
  [
    { page: { ...page, published: 'bald' } },
    '`page.published` ist «bald», das ist kein Tag',
    'Eine Seite ohne',
  ],
  [{ questions: [] }, '`questions` hat 0 Einträge, richtig sind mindestens 3', 'questions: 3 bis 12'],
])('%j is reported with the route file and the rule', (facts, message, remedy) => {
  expect(problems(facts)).toEqual([
    expect.stringContaining(`src/routes/stand/index.tsx:1: ${message}\n    ${remedy}`),
  ])
})

test('a question that another page answers is reported with that page', () => {
  const other = articlePage('/knowledge-base/fertig', {})
  const pages = [stand, { ...other, questions: ['Was ist «fertig»?'] }]
  expect(asPrinted(checkOwnPages(pages, root))).toEqual([
    expect.stringContaining(
      '`questions` nennt «Was ist fertig?», was auch /knowledge-base/fertig beantwortet',
    ),
  ])
})

test('a page with complete facts has no problem, and one with a text is left to the checks of texts', () => {
  expect(problems({})).toEqual([])
  expect(problems({ source: textFile(''), questions: [], page: { ...page, title: 'Kurz' } })).toEqual([])
})

test('a route file without facts about its page is reported', () => {
  expect(asPrinted(checkOwnPages([], root))).toEqual([
    'src/routes/stand/index.tsx: sagt nichts über seine Seite\n    Die Route braucht `staticData: { page }`: src/routes/contact.tsx zeigt, wie.',
  ])
})
