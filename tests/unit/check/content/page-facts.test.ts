import { expect, test } from 'vitest'
import { checkPageFacts } from '../../../../check/content/page-facts.ts'
import { parseContent } from '../../../../ssg/content.ts'
import { articleFacts, articleFile, asPrinted } from '../../../support/content-files.ts'

const file = 'src/content/knowledge-base/entity-seo.mdx'
const paths = [
  '/knowledge-base/entity-seo',
  '/knowledge-base/swiss-seo',
  '/contact',
  '/services/linkbuilding',
]
const problems = (facts: Record<string, unknown>) => asPrinted(checkPageFacts([articleFile(facts)], paths))

test('facts that fit leave nothing to print', () => {
  expect(problems({})).toEqual([])
  expect(problems({ updated: '2026-11-22' })).toEqual([])
})

const hint = 'docs/authoring.md describes every field.'

test.each([
  [{ title: 'Zu kurz' }, 3, '`title`: Too small: expected string to have >=15 characters (now 7 characters)'],
  [
    { title: 'x'.repeat(61) },
    3,
    '`title`: Too big: expected string to have <=60 characters (now 61 characters)',
  ],
  [
    { shortTitle: 'Ein Kurztitel mit 30 Zeichen..' },
    4,
    '`shortTitle`: Too big: expected string to have <=28 characters (now 30 characters)',
  ],
  [
    { description: 'x'.repeat(172) },
    5,
    '`description`: Too big: expected string to have <=155 characters (now 172 characters)',
  ],
  [{ order: 0 }, 7, '`order`: Too small: expected number to be >0'],
  [{ published: '21.11.2026' }, 8, '`published`: must be a day, such as 2026-11-21 (now 10 characters)'],
  [{ summary: 'Zu wenig.' }, 9, '`summary`: must have 35 to 90 words (now 9 characters)'],
  [
    { service: 'linkbuilding' },
    10,
    '`service`: must be the path of a page, such as /contact (now 12 characters)',
  ],
  [{ updated: articleFacts.published }, 11, '`updated`: must be later than `published` (now 10 characters)'],
  [{ autor: 'Erika' }, 1, '`frontmatter`: Unrecognized key: "autor"'],
  [{ description: undefined }, 1, '`description`: Invalid input: expected string, received undefined'],
  [
    { topic: 'news' },
    6,
    '`topic`: Invalid option: expected one of "start"|"entities"|"technology"|"distribution"|"leads" (now 4 characters)',
  ],
])('%j is printed with its line', (facts, line, message) => {
  expect(problems(facts)).toEqual([`${file}:${line}: ${message}\n    ${hint}`])
})

test('a text without frontmatter, or of an unknown kind, is told at once', () => {
  const texts = ['# Nur Text', '---\nkind: news\n---\n'].map((text) => parseContent(file, text))
  expect(asPrinted(checkPageFacts(texts, paths))).toEqual([
    `${file}:1: \`kind\`: Invalid discriminator value. Expected 'article' | 'service' | 'legal'\n    ${hint}`,
    `${file}:2: \`kind\`: Invalid discriminator value. Expected 'article' | 'service' | 'legal' (now 4 characters)\n    ${hint}`,
  ])
})

test('several wrong facts are printed together', () => {
  expect(problems({ title: 'Zu kurz', order: -1, topic: 'news' })).toHaveLength(3)
})

test('the service of an article must exist', () => {
  expect(problems({ service: '/services/seo' })).toEqual([
    `${file}:10: \`service\`: no page /services/seo\n    Name a service of src/routes.`,
  ])
})

test('a text needs a route', () => {
  const text = articleFile({}, { path: '/knowledge-base/neu' })
  expect(asPrinted(checkPageFacts([text], paths))).toEqual([
    'src/content/knowledge-base/neu.mdx: has no route\n    Add src/routes/knowledge-base/neu.tsx, or remove the text.',
  ])
})
