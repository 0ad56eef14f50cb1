import { describe, expect, test } from 'vitest'
import { checkDuplicates, checkOrders, checkQuestions } from '../../../../../ssg/check/texts/repeats.ts'
import { parseContent } from '../../../../../ssg/content/content.ts'
import {
  articleFacts,
  articleFile,
  asPrinted,
  serviceFacts,
} from '../../../../support/sources/content-files.ts'

const first = 'src/content/knowledge-base/entity-seo.mdx'
const ordered = (...facts: Record<string, unknown>[]) =>
  asPrinted(checkOrders(facts.map((own, index) => articleFile(own, { path: `/seite-${index}` }))))
const asking = (texts: string[]) =>
  asPrinted(checkQuestions([articleFile(), articleFile({ questions: texts }, { path: '/zweite' })]))

describe('titles and descriptions', () => {
  const own = { title: 'Ein ganz anderer Titel', shortTitle: 'Anders', description: 'b'.repeat(120) }
  const problems = (facts: Record<string, unknown>) =>
    asPrinted(checkDuplicates([articleFile(), articleFile({ ...own, ...facts }, { path: '/zweite' })]))

  test.each([
    ['title', 3],
    ['shortTitle', 4],
    ['description', 5],
  ] as const)('the same %s on two pages is reported where it stands the second time', (key, line) => {
    expect(problems({ [key]: articleFacts[key] })).toEqual([
      `src/content/zweite.mdx:${line}: \`${key}\` steht auch in ${first}:${line}\n    Sagen Sie, was nur diese Seite bietet.`,
    ])
  })

  test('that differ have no problem, and a service may share the short title of an article', () => {
    expect(problems({})).toEqual([])
    expect(problems({ ...serviceFacts, shortTitle: articleFacts.shortTitle })).toEqual([])
  })
})

describe('places in a list', () => {
  const service = { kind: 'service', group: 'search', topic: undefined, service: undefined }

  test('that two pages share are reported with both lines and the next free place', () => {
    expect(ordered({ order: 1 }, { order: 4 }, { order: 1 })).toEqual([
      'src/content/seite-2.mdx:7: `order: 1` steht in derselben Liste auch in src/content/seite-0.mdx:7\n    Frei ist 5.',
    ])
  })

  test('may be the same in different lists', () => {
    expect(ordered({ topic: 'start' }, { topic: 'leads' }, service, { ...service, group: 'data' })).toEqual(
      [],
    )
  })
})

describe('questions', () => {
  const asked = ['Was kostet das?', 'Was bringt das?', 'Wie lange dauert das?']

  test('that differ have no problem', () => {
    expect(asking(asked)).toEqual([])
  })

  test.each(['Was ist Entity SEO?', 'was ist «Entity-SEO»?'])('of two pages are reported: %s', (question) => {
    expect(asking([...asked, question])).toEqual([
      `src/content/zweite.mdx:11: \`questions\` nennt «${question}», was auch ${first}:11 beantwortet\n    Lassen Sie die Frage der Seite, die sie am besten beantwortet.`,
    ])
  })

  test('of two pages are reported with the line of each question', () => {
    const questions = ['Was kostet das?', 'Wo steht sie?', 'Wie lange dauert das?']
    const [one, other] = [articleFile(), articleFile({ questions }, { path: '/zweite' })].map(
      ({ file, text }) => parseContent(file, text.replace(/[[,](?=")/g, '$&\n  ')),
    )
    expect(one && other && asPrinted(checkQuestions([one, other]))).toEqual([
      expect.stringContaining(
        `src/content/zweite.mdx:13: \`questions\` nennt «Wo steht sie?», was auch ${first}:14 beantwortet`,
      ),
    ])
  })
})
