import { expect, test } from 'vitest'
import { checkDuplicates } from '../../../../../ssg/check/texts/repeats.ts'
import {
  articleFacts,
  articleFile,
  asPrinted,
  serviceFacts,
} from '../../../../support/sources/content-files.ts'

const own = { title: 'Ein ganz anderer Titel', shortTitle: 'Anders', description: 'b'.repeat(120) }
const problems = (facts: Record<string, unknown>) =>
  asPrinted(checkDuplicates([articleFile(), articleFile({ ...own, ...facts }, { path: '/zweite' })]))

test('pages that differ leave nothing to print', () => {
  expect(problems({})).toEqual([])
})

test.each([
  ['title', 3],
  ['shortTitle', 4],
  ['description', 5],
] as const)('the same %s on two pages is printed where it stands the second time', (key, line) => {
  expect(problems({ [key]: articleFacts[key] })).toEqual([
    `src/content/zweite.mdx:${line}: \`${key}\` steht auch in src/content/knowledge-base/entity-seo.mdx:${line}\n    Sagen Sie, was nur diese Seite bietet.`,
  ])
})

test('pages of different kinds may share a short title', () => {
  expect(problems({ ...serviceFacts, shortTitle: articleFacts.shortTitle })).toEqual([])
})
