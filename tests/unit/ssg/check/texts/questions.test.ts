import { expect, test } from 'vitest'
import { checkQuestions } from '../../../../../ssg/check/texts/questions.ts'
import { parseContent } from '../../../../../ssg/content/content.ts'
import { articleFile, asPrinted } from '../../../../support/sources/content-files.ts'

const questions = { '/contact': ['Wie erreiche ich Sie?', 'Wo ist Ihr Büro?', 'Wann haben Sie offen?'] }
const asked = ['Was kostet das?', 'Was bringt das?', 'Wie lange dauert das?']
const problems = (texts: string[], others: Record<string, string[]> = questions) =>
  asPrinted(checkQuestions([articleFile(), articleFile({ questions: texts }, { path: '/zweite' })], others))

test('questions that differ leave nothing to print', () => {
  expect(problems(asked)).toEqual([])
})

test.each(['Was ist Entity SEO?', 'was ist «Entity-SEO»?'])(
  'a question of two pages is printed: %s',
  (question) => {
    expect(problems([...asked, question])).toEqual([
      `src/content/zweite.mdx:11: \`questions\` has «${question}», which src/content/knowledge-base/entity-seo.mdx:11 answers, too\n    Leave it to the page that answers it best.`,
    ])
  },
)

test('a question of two pages is printed with its own line, where each has one', () => {
  const [first, second] = [
    articleFile(),
    articleFile(
      { questions: ['Was kostet das?', 'Wo steht sie?', 'Wie lange dauert das?'] },
      { path: '/zweite' },
    ),
  ].map(({ file, text }) => parseContent(file, text.replace(/[[,](?=")/g, '$&\n  ')))
  expect(first && second && asPrinted(checkQuestions([first, second], questions))).toEqual([
    expect.stringContaining(
      'src/content/zweite.mdx:13: `questions` has «Wo steht sie?», which src/content/knowledge-base/entity-seo.mdx:14 answers, too',
    ),
  ])
})

test('a question of a page without a frontmatter is compared as well', () => {
  expect(problems([...asked, 'Wo ist Ihr Büro?'])).toEqual([
    expect.stringContaining('src/lib/site/own-questions.ts: `questions` has «Wo ist Ihr Büro?»'),
  ])
})

test.each([
  [['Wo?', 'Was ist das?', 'Wozu denn?'], '`/contact.0` has 3 characters, at least 10 are right'],
  [['Was ist das?', 'Wozu denn?'], '`/contact` has 2 entries, at least 3 are right'],
])('questions of such a page that are none are printed: %j', (own, fault) => {
  expect(problems(asked, { '/contact': own })).toEqual([
    expect.stringMatching(/^src\/lib\/site\/own-questions\.ts: /),
  ])
  expect(problems(asked, { '/contact': own })[0]).toContain(fault)
})
