import { expect, test } from 'vitest'
import { checkGlossary, checkTerms, checkUnmarkedTerms } from '../../../../../ssg/check/texts/terms.ts'
import { glossaryFile, readGlossary } from '../../../../../ssg/content/glossary.ts'
import { parseYaml } from '../../../../../ssg/content/yaml-file.ts'
import { asPrinted, textFile } from '../../../../support/sources/content-files.ts'

const file = 'src/content/knowledge-base/entity-seo.mdx'
const glossary = { crawling: {}, canonical: {} }
const unmarked = (body: string, path?: string) =>
  asPrinted(checkUnmarkedTerms([textFile(body, path)], readGlossary('.')))
const problems = (body: string) => asPrinted(checkTerms([textFile(body)], glossary))

test('terms of the glossary, each marked once, have no problem', () => {
  expect(problems('<Term id="crawling">Crawling</Term> und <Term id="canonical">Canonical</Term>')).toEqual(
    [],
  )
})

test.each([
  ['crawling:\n  term: Crawling', ':1: `crawling.definition` fehlt'],
  [`crawling:\n  term: A\n  definition: ${'a'.repeat(241)}`, ':3: `crawling.definition` hat 241 Zeichen'],
  ['Soft 404:\n  term: Soft 404\n  definition: kurz', ':1: `Soft 404` ist kein Name'],
])('the entry %j of the glossary is reported with its line', (yaml, message) => {
  expect(asPrinted(checkGlossary(parseYaml(glossaryFile, yaml)))).toEqual([
    expect.stringContaining(glossaryFile + message),
  ])
})

test.each([
  [
    '<Term id="crawl">Crawling</Term>',
    '1: den Begriff «crawl» gibt es im Glossar nicht; gemeint ist wohl «crawling»',
  ],
  ['<Term id="weiterleitung">A</Term>', '1: den Begriff «weiterleitung» gibt es im Glossar nicht\n'],
  ['<Term id="crawling">A</Term>\n\n<Term id="crawling">B</Term>', '3: «crawling» ist ein zweites Mal'],
  ['## Was <Term id="crawling">Crawling</Term> ist', '1: ein Begriff in einer Überschrift'],
  ['[zum <Term id="canonical">Canonical</Term>](/contact)', '1: ein Begriff in einem Link'],
])('%j is reported with its line', (body, message) => {
  expect(problems(body)).toEqual([expect.stringContaining(`${file}:${message}`)])
})

test('a glossary term that an article does not mark is reported at its first sentence', () => {
  expect(unmarked('## Crawling\n\n[Crawling](/a)\n\nHier\nist Crawling, dort Crawling.')).toEqual([
    `${file}:6: «Crawling» ist nicht ausgezeichnet: <Term id="crawling">Crawling</Term>\n    Ein Artikel zeichnet jeden Begriff des Glossars aus, wo er zuerst in einem Satz steht.`,
  ])
  expect(unmarked('Das <Term id="crawling">Crawling</Term>, und noch einmal Crawling.')).toEqual([])
  expect(unmarked('Das Crawling-Budget und Crawlingregeln.')).toEqual([])
  expect(unmarked('Das Crawling.', '/services/linkbuilding')).toEqual([])
})
