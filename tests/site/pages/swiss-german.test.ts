import type { Element } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { attributes, metas } from '../../../audit/site/elements.ts'
import { site } from '../../../ssg/content/identity.ts'
import { notFound, pages, type Page } from '../../support/site/built-site.ts'

/** Code and the examples of tools quote what others write. */
function isQuoted({ tagName, properties }: Element): boolean {
  return (
    /^(script|style|code|textarea)$/.test(tagName) || /tool-frame-body/.test(String(properties.className))
  )
}

/** Everything of a page that somebody reads or hears. */
function textsOf({ tree }: Page): string[] {
  const texts = metas(tree, 'description')
  visit(tree, (node) => {
    if (node.type === 'text') texts.push(node.value)
    if (node.type !== 'element') return undefined
    texts.push(...['ariaLabel', 'alt', 'title', 'placeholder'].flatMap((name) => attributes([node], name)))
    return isQuoted(node) ? SKIP : undefined
  })
  return texts
}

/** Names are written as the register writes them. */
const names = [site.name, site.shortName, site.street, site.representative]
const texts = [...pages, notFound].map((page) => ({
  path: page.path,
  text: names.reduce((rest, own) => rest.replaceAll(own, ''), textsOf(page).join('\n')),
}))

test.each([
  ['writes ss, never ß', /ß/g],
  ['quotes with «guillemets», never as Germans or Britons do', /[„“”‚‘]/g],
  // The numbers of Swiss laws, such as SR 942.211, have a point.
  ["writes 1'000 with a straight apostrophe", /(?<![-.\d]|SR\s)\d{1,3}(?:[.’]\d{3})+\b(?!\.\d)/g],
  [
    'contains no placeholder',
    /lorem|ipsum|\bTODO\b|\bFIXME\b|\bundefined\b|\bNaN\b|\[object|\[\[|\]\]|\{\{|\}\}/gi,
  ],
])('every page %s', (_, pattern) => {
  const found = texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(
      ({ index }) => `${path}: ${text.slice(Math.max(0, index - 20), index + 20)}`,
    ),
  )
  expect(found).toEqual([])
})
