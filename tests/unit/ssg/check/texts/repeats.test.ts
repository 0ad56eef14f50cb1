import { expect, test } from 'vitest'
import { checkCopies, checkRepeats } from '../../../../../ssg/check/texts/repeats.ts'
import {
  articleFacts,
  articleFile,
  asPrinted,
  serviceFacts,
  textFile,
} from '../../../../support/sources/content-files.ts'

const first = 'src/content/knowledge-base/entity-seo.mdx'
/** An article that shares nothing with the first one. */
const other = {
  title: 'Ein ganz anderer Titel',
  shortTitle: 'Anders',
  description: 'b'.repeat(120),
  order: 4,
  questions: ['Was kostet das?', 'Was bringt das?', 'Wie lange dauert das?'],
}
const problems = (facts: Record<string, unknown>) =>
  asPrinted(checkRepeats([articleFile(), articleFile({ ...other, ...facts }, { path: '/zweite' })]))

test.each([
  ['title', 3],
  ['shortTitle', 4],
  ['description', 5],
] as const)('the same %s on two pages is reported where it stands the second time', (key, line) => {
  expect(problems({ [key]: articleFacts[key] })).toEqual([
    `src/content/zweite.mdx:${line}: \`${key}\` steht auch in ${first}:${line}\n    Sagen Sie, was nur diese Seite bietet.`,
  ])
})

test('a place that two pages of a list share is reported with both lines and the next free place', () => {
  expect(problems({ order: 1 })).toEqual([
    `src/content/zweite.mdx:7: \`order: 1\` steht in derselben Liste auch in ${first}:7\n    Frei ist 2.`,
  ])
  expect(problems({ order: 1, topic: 'start' })).toEqual([])
})

test('pages that differ have no problem, and a service may share place and short title of an article', () => {
  expect(problems({})).toEqual([])
  expect(problems({ ...serviceFacts, shortTitle: articleFacts.shortTitle, order: 1 })).toEqual([])
})

test.each(['Was ist Entity SEO?', 'was ist «Entity-SEO»?'])(
  'a question of two pages is reported: %s',
  (asked) => {
    expect(problems({ questions: [...other.questions, asked] })).toEqual([
      `src/content/zweite.mdx:11: \`questions\` nennt «${asked}», was auch ${first}:11 beantwortet\n    Lassen Sie die Frage der Seite, die sie am besten beantwortet.`,
    ])
  },
)

/** So many words, none of them twice. */
const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `wort${from + index}`).join(' ')
const copies = (one: string, two: string) =>
  asPrinted(checkCopies([textFile(one, '/eins'), textFile(two, '/zwei')]))

test('a paragraph that stands in two texts, or twice in one, is reported with both places', () => {
  const copied = words(100, 30)
  expect(copies(`Eins.\n\n${copied}`, `${words(1000, 800)}\n\n${copied}\n\n${copied}`)).toEqual([
    expect.stringContaining('src/content/zwei.mdx:3: wiederholt einen Absatz von src/content/eins.mdx:3'),
    expect.stringContaining('src/content/zwei.mdx:5: wiederholt einen Absatz von src/content/eins.mdx:3'),
  ])
})

test('a paragraph that is short, or code, may stand in several texts', () => {
  const code = `\`\`\`json\n${words(5000, 50)}\n\`\`\``
  expect(copies(words(0, 19), words(0, 19))).toEqual([])
  expect(copies(code, code)).toEqual([])
})
