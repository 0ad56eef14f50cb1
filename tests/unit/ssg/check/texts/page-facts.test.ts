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

test('correct facts have no problem', () => {
  expect(problems({})).toEqual([])
  expect(problems({ updated: '2026-11-22' })).toEqual([])
})

test.each([
  [{ title: 'Zu kurz' }, 3, '`title` hat 7 Zeichen, richtig sind mindestens 15'],
  [{ title: 'x'.repeat(61) }, 3, '`title` hat 61 Zeichen, richtig sind höchstens 60'],
  [{ title: 2026 }, 3, '`title` ist «2026», erwartet wird ein Text'],
  [{ title: null }, 3, '`title` hat keinen Wert'],
  [
    { shortTitle: 'Ein Kurztitel mit 30 Zeichen..' },
    4,
    '`shortTitle` hat 30 Zeichen, richtig sind höchstens 28',
  ],
  [{ description: 'x'.repeat(172) }, 5, '`description` hat 172 Zeichen, richtig sind höchstens 155'],
  [{ description: undefined }, 1, '`description` fehlt'],
  [{ topic: 'news' }, 6, '`topic` ist «news»; möglich sind start, leads, entities, technology, distribution'],
  [{ order: 0 }, 7, '`order` ist «0», muss grösser als 0 sein'],
  [{ order: '1' }, 7, '`order` ist «1», erwartet wird eine Zahl'],
  [{ published: '21.11.2026' }, 8, '`published` ist «21.11.2026», das ist kein Tag'],
  [{ published: '2026-02-30' }, 8, '`published` ist «2026-02-30», das ist kein Tag'],
  [{ summary: 'Zu wenig.' }, 9, '`summary` hat 2 Wörter; richtig sind 25 bis 50'],
  [{ service: 'linkbuilding' }, 10, '`service` ist «linkbuilding», das ist kein Pfad einer Seite'],
  [
    { service: '/knowledge-base/swiss-seo' },
    10,
    '`service` ist «/knowledge-base/swiss-seo», und das ist keine Leistung',
  ],
  [{ updated: articleFacts.published }, 12, '`updated` muss später sein als `published`'],
  [{ writer: 'Erika' }, 12, '`writer` gibt es hier nicht'],
  [{ questions: 'Was ist das?' }, 11, '`questions` ist «Was ist das?», erwartet wird eine Liste'],
  [{ questions: undefined }, 1, '`questions` fehlt'],
  [
    { questions: ['Was ist das?', 'Wozu denn?'] },
    11,
    '`questions` hat 2 Einträge, richtig sind mindestens 3',
  ],
  [
    { questions: ['Was ist das?', 'Wozu denn?', 'Linkbuilding'] },
    11,
    '`questions.2` ist «Linkbuilding», das endet nicht mit einem Fragezeichen',
  ],
])('%j is reported with its line', (facts, line, message) => {
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

test('a colon in a question is reported on its line, with the question in quotation marks', () => {
  expect(told([asLines('Was ist das?', 'Preise: was gilt?', 'Wozu denn?')])).toEqual([
    [
      `${file}:13: \`questions.1\` hat einen Doppelpunkt im Wert`,
      'Setzen Sie den Wert in Anführungszeichen: "Preise: was gilt?"',
    ],
  ])
})

test('the remedy shows how the fact is written, or which facts there are', () => {
  expect(problems({ published: '21.11.2026' })[0]?.[1]).toMatch(/^published: 2026-11-21 \(/)
  expect(problems({ title: 'Kurz' })[0]?.[1]).toMatch(/^title: … \(/)
  expect(problems({ reviewBy: 'bald' })[0]?.[1]).toMatch(/^reviewBy: 2027-02-22 \(/)
  expect(problems({ author: 12 })[0]?.[1]).toMatch(/^author: anna-beispiel \(.*slots/)
  expect(problems({ kind: 'page', topic: undefined, service: undefined })[0]?.[1]).toMatch(
    /^navigation: header \| footer \| none \(/,
  )
  expect(problems({ writer: 'Erika' })[0]?.[1]).toMatch(
    /^Eine Seite dieser Art hat .*title, shortTitle, .*questions, .*service, .*call\b.*\.$/,
  )
})

test.each([
  [
    'summary',
    `Wir ${'machen '.repeat(30)}`,
    '`summary` muss mit dem beginnen, was die Kundschaft gewinnt, nicht mit «Wir»',
  ],
  [
    'result',
    'Der Prüfbericht.',
    '`result` ist «Der Prüfbericht.», das endet wie ein Satz: Lassen Sie den Punkt weg',
  ],
  ['duration', undefined, '`duration` fehlt'],
  ['once', undefined, '`once` muss sagen, was einmal geschieht, oder `running`, was weiterläuft'],
  ['hours', 'viele', '`hours` ist «viele», richtig ist etwa «6» oder «4 bis 6»'],
])('a mistake in `%s` of a service is reported', (name, value, message) => {
  const service = articleFile({ ...serviceFacts, [name]: value }, { path: '/services/linkbuilding' })
  expect(asPrinted(checkPageFacts([service], paths)).join()).toContain(message)
})

test('correct facts of a service have no problem, with or without those of the operator', () => {
  for (const more of [{}, { weeks: '4 bis 6', hours: '3' }, { once: undefined, running: 'Kontrolle' }]) {
    const service = articleFile({ ...serviceFacts, ...more }, { path: '/services/linkbuilding' })
    expect(asPrinted(checkPageFacts([service], paths))).toEqual([])
  }
})

test('a text without frontmatter, or of an unknown kind, is reported', () => {
  const texts = ['# Nur Text', '---\nkind: news\n---\n'].map((text) => parseContent(file, text))
  expect(told(texts)).toEqual([
    [`${file}:1: \`kind\` fehlt`, expect.stringContaining('kind: article | service | legal | page')],
    [
      `${file}:2: \`kind\` ist «news»; so eine Seite gibt es nicht`,
      expect.stringContaining('kind: article | service'),
    ],
  ])
})

test('an article whose service does not exist is reported', () => {
  expect(problems({ service: '/services/seo' })).toEqual([
    [
      `${file}:10: \`service\` ist «/services/seo», und diese Seite gibt es nicht`,
      'Nennen Sie eine von /services/linkbuilding.',
    ],
  ])
})

test('a text without a route is reported', () => {
  const [[fault, remedy] = []] = told([articleFile({}, { path: '/knowledge-base/neu' })])
  expect(fault).toBe('src/content/knowledge-base/neu.mdx: hat keine Route')
  expect(remedy).toContain('src/routes/knowledge-base/neu.tsx')
})
