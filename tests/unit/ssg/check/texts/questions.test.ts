import { expect, test } from 'vitest'
import { checkQuestions } from '../../../../../ssg/check/texts/repeats.ts'
import { parseContent } from '../../../../../ssg/content/content.ts'
import { articleFile, asPrinted } from '../../../../support/sources/content-files.ts'

const asked = ['Was kostet das?', 'Was bringt das?', 'Wie lange dauert das?']
const problems = (texts: string[]) =>
  asPrinted(checkQuestions([articleFile(), articleFile({ questions: texts }, { path: '/zweite' })]))

test('questions that differ leave nothing to print', () => {
  expect(problems(asked)).toEqual([])
})

test.each(['Was ist Entity SEO?', 'was ist «Entity-SEO»?'])(
  'a question of two pages is printed: %s',
  (question) => {
    expect(problems([...asked, question])).toEqual([
      `src/content/zweite.mdx:11: \`questions\` nennt «${question}», was auch src/content/knowledge-base/entity-seo.mdx:11 beantwortet\n    Lassen Sie die Frage der Seite, die sie am besten beantwortet.`,
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
  expect(first && second && asPrinted(checkQuestions([first, second]))).toEqual([
    expect.stringContaining(
      'src/content/zweite.mdx:13: `questions` nennt «Wo steht sie?», was auch src/content/knowledge-base/entity-seo.mdx:14 beantwortet',
    ),
  ])
})
