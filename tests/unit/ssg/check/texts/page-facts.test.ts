import { expect, test } from 'vitest'
import { checkDates, checkPageFacts } from '../../../../../ssg/check/texts/page-facts.ts'
import { type Content, parseContent } from '../../../../../ssg/content/content.ts'
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
  expect(problems({ updated: '2026-11-22' })).toEqual([])
  for (const more of [{}, { weeks: '4 bis 6', hours: '3' }, { once: undefined, running: 'Kontrolle' }])
    expect(told([articleFile({ ...serviceFacts, ...more }, { path: '/services/linkbuilding' })])).toEqual([])
})

test.each([
  [{ title: 'Zu kurz' }, 3, '`title` hat 7 Zeichen, richtig sind mindestens 15'],
  [{ title: 'x'.repeat(61) }, 3, '`title` hat 61 Zeichen, richtig sind höchstens 60'],
  [{ title: 2026 }, 3, '`title` ist «2026», erwartet wird ein Text'],
  [{ service: '/services/seo' }, 10, '`service` ist «/services/seo», und diese Seite gibt es nicht'],
  [{ title: null }, 3, '`title` hat keinen Wert'],
  [{ description: undefined }, 1, '`description` fehlt'],
  [{ topic: 'news' }, 6, '`topic` ist «news»; möglich sind start, leads, entities, technology, distribution'],
  [{ order: 0 }, 7, '`order` ist «0», muss grösser als 0 sein'],
  [{ order: '1' }, 7, '`order` ist «1», erwartet wird eine Zahl'],
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
  [
    { questions: ['Was ist das?', 'Wozu denn?', 'Linkbuilding'] },
    11,
    '`questions.2` ist «Linkbuilding», das endet nicht mit einem Fragezeichen',
  ],
])('%j is reported with its line', (facts, line, message) => {
  expect(problems(facts).map(([fault]) => fault)).toEqual([`${file}:${line}: ${message}`])
})

test('a colon in a question is reported on its line', () => {
  const { text } = articleFile()
  const colon = parseContent(
    file,
    text.replace(/questions: .*/, 'questions:\n  - Was ist das?\n  - Preise: was?\n  - Wozu?'),
  )
  expect(told([colon])[0]?.[0]).toMatch(/:13: `questions\.1` hat einen Doppelpunkt im Wert: Setzen Sie/)
})

test('the remedy shows how the fact is written, or which facts there are', () => {
  expect(problems({ published: '21.11.2026' })[0]?.[1]).toMatch(/^published: 2026-11-21 \(/)
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

test('a text of an unknown kind is reported', () => {
  expect(told([parseContent(file, '---\nkind: news\n---\n')])).toEqual([
    [
      `${file}:2: \`kind\` ist «news»; so eine Seite gibt es nicht`,
      expect.stringContaining('kind: article | service'),
    ],
  ])
  expect(told([parseContent(file, '---\n---\n')])[0]?.[0]).toContain('`kind` fehlt')
})

test('a text without a route is reported', () => {
  const [[fault, remedy] = []] = told([articleFile({}, { path: '/knowledge-base/neu' })])
  expect(fault).toBe('src/content/knowledge-base/neu.mdx: hat keine Route')
  expect(remedy).toContain('src/routes/knowledge-base/neu.tsx')
})

const old = ['/a', '/b', '/c', '/d'].map((path) => articleFile({}, { path }))
const datesToldOf = (facts: Record<string, unknown>, now = '2026-11-22T12:00:00Z') =>
  asPrinted(checkDates([articleFile(facts, { path: '/neu' }), ...old], new Date(now)))

test('a date of today or earlier has no problem', () => {
  expect(datesToldOf({ published: '2026-11-21', updated: '2026-11-22' })).toEqual([])
})

test('a date in the future is reported with its line and today’s date', () => {
  expect(datesToldOf({ published: '2027-11-21' })).toEqual([
    expect.stringContaining(
      'src/content/neu.mdx:8: `published` ist 2027-11-21, und heute ist 2026-11-22\n    ',
    ),
  ])
  expect(datesToldOf({ updated: '2026-12-01' })).toEqual([
    expect.stringContaining('src/content/neu.mdx:12: `updated` ist 2026-12-01'),
  ])
})

test('today is the day in Switzerland', () => {
  const midnight = '2026-11-22T23:30:00Z'
  expect(datesToldOf({ published: '2026-11-23' }, midnight)).toEqual([])
  expect(datesToldOf({ published: '2026-11-24' }, midnight)).toHaveLength(1)
})

test('a clock that is behind all texts reports none of them', () => {
  expect(datesToldOf({ published: '2026-11-21' }, '2025-01-01T00:00:00Z')).toEqual([])
})
