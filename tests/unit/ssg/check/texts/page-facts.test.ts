import { expect, test } from 'vitest'
import { checkPageFacts } from '../../../../../ssg/check/texts/page-facts.ts'
import { parseContent, type Content } from '../../../../../ssg/content/content.ts'
import {
  articleFacts,
  articleFile,
  asPrinted,
  serviceFacts,
} from '../../../../support/sources/content-files.ts'

const file = 'src/content/knowledge-base/entity-seo.mdx'
const paths = [
  '/knowledge-base/entity-seo',
  '/knowledge-base/swiss-seo',
  '/contact',
  '/services/linkbuilding',
]
/** The fault and the remedy of each problem. */
const told = (content: Content[]) =>
  asPrinted(checkPageFacts(content, paths)).map((printed) => printed.split('\n    '))
const problems = (facts: Record<string, unknown>) => told([articleFile(facts)])

test('facts that fit leave nothing to print', () => {
  expect(problems({})).toEqual([])
  expect(problems({ updated: '2026-11-22' })).toEqual([])
})

test.each([
  [{ title: 'Zu kurz' }, 3, '`title` has 7 characters, at least 15 are right'],
  [{ title: 'x'.repeat(61) }, 3, '`title` has 61 characters, at most 60 are right'],
  [{ title: 2026 }, 3, '`title` is 2026, which is no text'],
  [{ title: null }, 3, '`title` has no value'],
  [
    { shortTitle: 'Ein Kurztitel mit 30 Zeichen..' },
    4,
    '`shortTitle` has 30 characters, at most 28 are right',
  ],
  [{ description: 'x'.repeat(172) }, 5, '`description` has 172 characters, at most 155 are right'],
  [{ description: undefined }, 1, '`description` is missing'],
  [
    { topic: 'news' },
    6,
    '`topic` is «news», which is none of start, entities, technology, distribution, leads',
  ],
  [{ order: 0 }, 7, '`order` is 0, which is not above 0'],
  [{ order: '1' }, 7, '`order` is «1», which is no number'],
  [{ published: '21.11.2026' }, 8, '`published` is «21.11.2026», which is no day'],
  [{ published: '2026-02-30' }, 8, '`published` is «2026-02-30», which is no day'],
  [{ summary: 'Zu wenig.' }, 9, '`summary` has 2 words; 40 to 80 are right'],
  [{ service: 'linkbuilding' }, 10, '`service` is «linkbuilding», which is no path of a page'],
  [
    { service: '/knowledge-base/swiss-seo' },
    10,
    '`service` is «/knowledge-base/swiss-seo», which is no service',
  ],
  [{ updated: articleFacts.published }, 12, '`updated` is not later than `published`'],
  [{ writer: 'Erika' }, 12, '`writer` is not among its facts'],
  [{ questions: 'Was ist das?' }, 11, '`questions` is «Was ist das?», which is no list'],
  [{ questions: undefined }, 1, '`questions` is missing'],
  [{ questions: ['Was ist das?', 'Wozu denn?'] }, 11, '`questions` has 2 entries, at least 3 are right'],
  [
    { questions: ['Was ist das?', 'Wozu denn?', 'Linkbuilding'] },
    11,
    '`questions.2` is «Linkbuilding», which does not end with a question mark',
  ],
])('%j is printed with its line', (facts, line, message) => {
  expect(problems(facts).map(([fault]) => fault)).toEqual([`${file}:${line}: ${message}`])
})

/** As authors write them: one question a line. */
const asLines = (...questions: string[]) => {
  const { questions: _, ...others } = articleFacts
  const facts = Object.entries(others).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return parseContent(
    file,
    ['---', ...facts, 'questions:', ...questions.map((line) => `  - ${line}`), '---', ''].join('\n'),
  )
}

test('a colon in a question is told as what it is, on its line, with the question as it would be right', () => {
  expect(told([asLines('Was ist das?', 'Preise: was gilt?', 'Wozu denn?')])).toEqual([
    [
      `${file}:13: \`questions.1\` has a colon in its value`,
      'Put the value into quotes: "Preise: was gilt?"',
    ],
  ])
})

test('an entry of a list that does not fit is printed with its own line', () => {
  expect(told([asLines('Was ist das?', 'Wozu denn?', 'Linkbuilding')]).map(([fault]) => fault)).toEqual([
    `${file}:14: \`questions.2\` is «Linkbuilding», which does not end with a question mark`,
  ])
})

test('the remedy is how the fact is written, or which facts there are', () => {
  expect(problems({ published: '21.11.2026' })[0]?.[1]).toMatch(/^published: 2026-11-21 \(/)
  expect(problems({ title: 'Kurz' })[0]?.[1]).toMatch(/^title: … \(.*docs\/authoring\.md/)
  expect(problems({ reviewBy: 'bald' })[0]?.[1]).toMatch(/^reviewBy: 2027-02-22 \(/)
  expect(problems({ author: 12 })[0]?.[1]).toMatch(/^author: anna-beispiel \(.*slots/)
  expect(problems({ kind: 'page', topic: undefined, service: undefined })[0]?.[1]).toMatch(
    /^navigation: header \| footer \| none \(/,
  )
  expect(problems({ writer: 'Erika' })[0]?.[1]).toMatch(
    /^The facts of .* are title, shortTitle, .*questions, .*service, .*call\b.*\.$/,
  )
})

test.each([
  [
    'summary',
    `Wir ${'machen '.repeat(30)}`,
    '`summary` must begin with what the customer gains, not with «Wir»',
  ],
  [
    'result',
    'Der Prüfbericht.',
    '`result` is «Der Prüfbericht.», which ends like a sentence: leave out the full stop',
  ],
  ['duration', undefined, '`duration` is missing'],
  ['once', undefined, '`once` must say what is done once, or `running` what goes on'],
  ['hours', 'viele', '`hours` is «viele», which does not look like «6» or «4 bis 6»'],
])('what is wrong with the `%s` of a service is printed', (name, value, message) => {
  const service = articleFile({ ...serviceFacts, [name]: value }, { path: '/services/linkbuilding' })
  expect(asPrinted(checkPageFacts([service], paths)).join()).toContain(message)
})

test('facts of a service that fit leave nothing to print, with or without what only the operator knows', () => {
  for (const more of [{}, { weeks: '4 bis 6', hours: '3' }, { once: undefined, running: 'Kontrolle' }]) {
    const service = articleFile({ ...serviceFacts, ...more }, { path: '/services/linkbuilding' })
    expect(asPrinted(checkPageFacts([service], paths))).toEqual([])
  }
})

test('a text without frontmatter, or of an unknown kind, is told at once', () => {
  const texts = ['# Nur Text', '---\nkind: news\n---\n'].map((text) => parseContent(file, text))
  expect(told(texts)).toEqual([
    [`${file}:1: \`kind\` is missing`, expect.stringContaining('kind: article | service | legal | page')],
    [`${file}:2: \`kind\` is «news», which no page is`, expect.stringContaining('kind: article | service')],
  ])
})

test('several wrong facts are printed together', () => {
  expect(problems({ title: 'Zu kurz', order: -1, topic: 'news' })).toHaveLength(3)
})

test('the service of an article must exist', () => {
  expect(problems({ service: '/services/seo' })).toEqual([
    [
      `${file}:10: \`service\` is «/services/seo», and there is no such page`,
      'Name one of /services/linkbuilding.',
    ],
  ])
})

test('a text needs a route', () => {
  const [[fault, remedy] = []] = told([articleFile({}, { path: '/knowledge-base/neu' })])
  expect(fault).toBe('src/content/knowledge-base/neu.mdx: has no route')
  expect(remedy).toContain('src/routes/knowledge-base/neu.tsx')
})
