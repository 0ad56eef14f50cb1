import { expect, test } from 'vitest'
import { checkTerms } from '../../../../../ssg/check/texts/terms.ts'
import { asPrinted, textFile } from '../../../../support/sources/content-files.ts'

const file = 'src/content/knowledge-base/entity-seo.mdx'
const glossary = { crawling: {}, canonical: {} }
const problems = (body: string) => asPrinted(checkTerms([textFile(body)], glossary))

test('terms of the glossary, each marked once, are fine', () => {
  expect(problems('<Term id="crawling">Crawling</Term> und <Term id="canonical">Canonical</Term>')).toEqual(
    [],
  )
})

test('an unknown term is printed with its line', () => {
  const hint = 'Add it to src/lib/glossary.ts, or use an id from there.'
  expect(problems('Text\n\nÜber <Term id="crawlen">Crawling</Term> und <Term>nichts</Term>')).toEqual([
    `${file}:3: no glossary term «crawlen»\n    ${hint} Gemeint ist wohl «crawling».`,
    `${file}:3: no glossary term «»\n    ${hint}`,
  ])
})

test.each([
  ['canonicl', ' Gemeint ist wohl «canonical».'],
  ['crawl', ' Gemeint ist wohl «crawling».'],
  ['weiterleitung', ''],
])('the remedy for the unknown «%s» names the term that was probably meant', (id, near) => {
  expect(problems(`<Term id="${id}">Begriff</Term>`)).toEqual([
    `${file}:1: no glossary term «${id}»\n    Add it to src/lib/glossary.ts, or use an id from there.${near}`,
  ])
})

test('a term that is marked a second time is printed', () => {
  expect(
    problems('Ein <Term id="crawling">Crawling</Term>\n\nnoch ein <Term id="crawling">Crawling</Term>'),
  ).toEqual([`${file}:3: «crawling» is marked a second time\n    Mark a term at its first use only.`])
})

test('a term in a heading or a link is printed', () => {
  const hint = 'Mark the term at its first use in a sentence.'
  expect(
    problems(
      '## Was <Term id="crawling">Crawling</Term> ist\n\n[zum <Term id="canonical">Canonical</Term>](/contact)',
    ),
  ).toEqual([
    `${file}:1: a term inside a heading\n    ${hint}`,
    `${file}:3: a term inside a link\n    ${hint}`,
  ])
})
