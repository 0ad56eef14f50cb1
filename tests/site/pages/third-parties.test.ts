import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { breaking, fileAt, notFound, origin, pages, type Page } from '../../support/site/built-site.ts'
import { attributes, elements } from '../../support/site/elements.ts'

const everyPage = [...pages, notFound]

test('everything that a page loads is there', () => {
  const missing = everyPage.flatMap(loaded).filter((url) => fileAt(url.pathname) === undefined)
  expect(missing.map(String)).toEqual([])
  expect(breaking(everyPage, (page) => loaded(page).length > 0)).toEqual([])
})

test('no page embeds another or replaces what its addresses and answers mean', () => {
  const names = ['iframe', 'frame', 'object', 'embed', 'base']
  expect(breaking(everyPage, (page) => names.every((name) => elements(page, name).length === 0))).toEqual([])
  expect(breaking(everyPage, (page) => elements(page, 'meta', isOrder).length === 0)).toEqual([])
})

/** What a browser fetches without being asked: sources, what `<link>` names, and what styles name. */
function loaded(page: Page): URL[] {
  const all = elements(page)
  const linked = ['link', 'use', 'image', 'feImage'].flatMap((name) => elements(page, name))
  const styles = elements(page, 'style').map((style) => toString(style))
  const addresses = [
    ...['src', 'poster', 'data', 'background'].flatMap((name) => attributes(all, name)),
    ...['srcSet', 'imageSrcSet'].flatMap((name) => attributes(all, name)).flatMap(candidates),
    ...['href', 'xLinkHref'].flatMap((name) => attributes(linked, name)),
    ...styles.flatMap(addressesInStyles),
  ]
  return addresses.map((address) => new URL(address, origin + page.path))
}

function isOrder({ httpEquiv }: Element['properties']): boolean {
  return httpEquiv !== undefined
}

function candidates(sourceSet: string): string[] {
  return sourceSet.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
}

function addressesInStyles(css: string): string[] {
  const named = css.matchAll(/(?:url\(|@import\s|image-set\()\s*["']?([^"')\s]*)/g)
  return [...named].map(([, address = '']) => address)
}
