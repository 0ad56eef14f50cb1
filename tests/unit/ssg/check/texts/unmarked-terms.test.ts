import { expect, test } from 'vitest'
import { checkUnmarkedTerms } from '../../../../../ssg/check/texts/terms.ts'
import { asPrinted, textFile } from '../../../../support/sources/content-files.ts'
import { glossary } from '../../../../../src/lib/glossary.ts'

const problems = (body: string, path?: string) =>
  asPrinted(checkUnmarkedTerms([textFile(body, path)], glossary))

test('a term that an article uses without marking it is printed, at its first sentence', () => {
  const body = '## Crawling\n\n[Crawling](/a)\n\nHier\nist Crawling, dort Crawling.'
  expect(problems(body)).toEqual([
    'src/content/knowledge-base/entity-seo.mdx:6: «Crawling» ist nicht ausgezeichnet\n    <Term id="crawling">Crawling</Term>',
  ])
})

test('a marked term, a part of a longer word, and a service need no mark', () => {
  expect(problems('Das <Term id="crawling">Crawling</Term>, und noch einmal Crawling.')).toEqual([])
  expect(problems('Das Crawling-Budget und Crawlingregeln.')).toEqual([])
  expect(problems('Das Crawling.', '/services/linkbuilding')).toEqual([])
})
