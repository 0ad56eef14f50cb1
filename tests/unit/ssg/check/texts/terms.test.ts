import { describe, expect, test } from 'vitest'
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
  ['crawling:\n  term: Crawling\n  definition: kurz\n  link: /a', ':4: `crawling.link` gibt es hier nicht'],
  [
    `crawling:\n  term: A\n  definition: ${'a'.repeat(241)}`,
    ':3: `crawling.definition` hat 241 Zeichen, richtig',
  ],
  ['Soft 404:\n  term: Soft 404\n  definition: kurz', ':1: `Soft 404` ist kein Name'],
])('the entry %j of the glossary is reported with its line', (yaml, message) => {
  expect(asPrinted(checkGlossary(parseYaml(glossaryFile, yaml)))).toEqual([
    expect.stringContaining(glossaryFile + message),
  ])
})

test('an unknown term is reported with its line', () => {
  const hint = `Nehmen Sie ihn in ${glossaryFile} auf, oder nennen Sie einen von dort.`
  expect(problems('Text\n\nÜber <Term id="crawlen">Crawling</Term> und <Term>nichts</Term>')).toEqual([
    `${file}:3: den Begriff «crawlen» gibt es im Glossar nicht; gemeint ist wohl «crawling»\n    ${hint}`,
    `${file}:3: den Begriff «» gibt es im Glossar nicht\n    ${hint}`,
  ])
})

test.each([
  ['canonicl', '; gemeint ist wohl «canonical»'],
  ['crawl', '; gemeint ist wohl «crawling»'],
  ['weiterleitung', ''],
])('the message on the unknown «%s» names the term that was probably meant', (id, near) => {
  expect(problems(`<Term id="${id}">Begriff</Term>`)).toEqual([
    `${file}:1: den Begriff «${id}» gibt es im Glossar nicht${near}\n    Nehmen Sie ihn in ${glossaryFile} auf, oder nennen Sie einen von dort.`,
  ])
})

test('a term that is marked a second time is reported', () => {
  expect(
    problems('Ein <Term id="crawling">Crawling</Term>\n\nnoch ein <Term id="crawling">Crawling</Term>'),
  ).toEqual([
    `${file}:3: «crawling» ist ein zweites Mal ausgezeichnet\n    Zeichnen Sie einen Begriff nur aus, wo er zuerst steht.`,
  ])
})

test('a term that is marked in a heading or a link is reported', () => {
  const hint = 'Zeichnen Sie ihn aus, wo er zuerst in einem Satz steht.'
  expect(
    problems(
      '## Was <Term id="crawling">Crawling</Term> ist\n\n[zum <Term id="canonical">Canonical</Term>](/contact)',
    ),
  ).toEqual([
    `${file}:1: ein Begriff in einer Überschrift\n    ${hint}`,
    `${file}:3: ein Begriff in einem Link\n    ${hint}`,
  ])
})

describe('a glossary term that is not marked', () => {
  test('is reported at its first sentence in an article', () => {
    expect(unmarked('## Crawling\n\n[Crawling](/a)\n\nHier\nist Crawling, dort Crawling.')).toEqual([
      `${file}:6: «Crawling» ist nicht ausgezeichnet: <Term id="crawling">Crawling</Term>\n    Ein Artikel zeichnet jeden Begriff des Glossars aus, wo er zuerst in einem Satz steht.`,
    ])
  })

  test('has no problem after a marked one, as part of a longer word, and in a service', () => {
    expect(unmarked('Das <Term id="crawling">Crawling</Term>, und noch einmal Crawling.')).toEqual([])
    expect(unmarked('Das Crawling-Budget und Crawlingregeln.')).toEqual([])
    expect(unmarked('Das Crawling.', '/services/linkbuilding')).toEqual([])
  })
})
