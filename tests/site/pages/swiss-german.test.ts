import { expect, test } from 'vitest'
import { joinFigures } from '../../../ssg/mdx/remark-join-figures.ts'
import { site } from '../../../ssg/content/identity.ts'
import { notFound, pages } from '../../support/site/built-site.ts'
import { metas, titleOf } from '../../support/site/head.ts'
import { withoutExamples } from '../../support/site/tool-parts.ts'
import { spokenText, visibleText } from '../../support/site/visible-text.ts'
import { textsOf, xmlDocument } from '../../support/site/xml.ts'

/** Everything that somebody reads or hears; code and the examples of tools quote what others write. */
const texts = [
  ...[...pages, notFound].map((page) => ({
    where: page.path,
    text: [
      titleOf(page),
      ...metas(page, 'description'),
      ...spokenText(page),
      visibleText(withoutExamples(page.tree), ['code']),
    ].join('\n'),
  })),
  { where: '/feed.xml', text: textsOf(xmlDocument('feed.xml'), 'title, summary').join('\n') },
]

test.each([
  ['ss, never ß', /ß/g],
  ['«guillemets», never German or English quotation marks', /[„“”‚‘]/g],
  // The numbers of Swiss laws, such as SR 942.211, have a point.
  [
    "1'000 with a straight apostrophe, never 1’000 or 1.000",
    /(?<![-.\d]|SR\s)\d{1,3}(?:[.’]\d{3})+\b(?!\.\d)/g,
  ],
])('Swiss spelling has %s', (_, pattern) => {
  expect(found(pattern)).toEqual([])
})

test('no line break parts a figure from its unit', () => {
  const torn = [...pages, notFound].flatMap((page) =>
    // A drawing breaks no lines, and in guillemets somebody else may speak.
    visibleText(page, ['code', 'pre', 'svg', 'textarea'])
      .replace(/«[^»]*»/g, '')
      .split('\n')
      .filter((line) => joinFigures(line) !== line)
      .map((line) => `${page.path}: ${line}`),
  )
  expect(torn).toEqual([])
})

test('no page shows what was to be replaced', () => {
  const leftOvers = /lorem|ipsum|\bTODO\b|\bFIXME\b|\bundefined\b|\bNaN\b|\[object|\[\[|\]\]|\{\{|\}\}/gi
  expect(found(leftOvers)).toEqual([])
})

function found(pattern: RegExp): string[] {
  return texts.flatMap(({ where, text }) =>
    [...withoutNames(text).matchAll(pattern)].map(
      ({ index }) => `${where}: ${text.slice(Math.max(0, index - 20), index + 20)}`,
    ),
  )
}

/** Names are written as the register writes them. */
function withoutNames(text: string): string {
  const { name, shortName, street, representative } = site
  return [name, shortName, street, representative].reduce((rest, own) => rest.replaceAll(own, ''), text)
}
