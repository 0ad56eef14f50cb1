import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { breaking, notFound, pages } from '../support/built-site.ts'
import { attribute, elements } from '../support/elements.ts'
import { links } from '../support/head.ts'
import { compressedSize, entryScripts, loadedByThemselves, withImports } from '../support/script-graph.ts'

const everyPage = [...pages, notFound]

test('every page with its styles has at most 14000 bytes', () => {
  const sizes = everyPage.map(({ path, html }) => ({ path, bytes: brotliCompressSync(html).length }))
  expect(sizes.filter(({ bytes }) => bytes > 14_000)).toEqual([])
})

test('the first paint waits for the HTML alone: no stylesheet, nothing preloaded, one script that blocks nothing', () => {
  const relations = ['stylesheet', 'preload', 'modulepreload']
  expect(breaking(everyPage, (page) => relations.every((rel) => links(page, rel).length === 0))).toEqual([])
  const blocking = breaking(everyPage, (page) => {
    const [script, ...others] = elements(page, 'script', ({ src }) => src !== undefined)
    return script !== undefined && attribute(script, 'type') === 'module' && others.length === 0
  })
  expect(blocking).toEqual([])
  expect(entryScripts()).toHaveLength(1)
})

test('a page is usable with at most 3000 bytes of script', () => {
  expect(compressedSize(withImports(entryScripts()))).toBeLessThanOrEqual(3_000)
})

test('a page loads at most 90000 bytes of script by itself', () => {
  const bytes = compressedSize(loadedByThemselves())
  expect(bytes).toBeLessThanOrEqual(90_000)
  // React alone has more: fewer would mean that its chunk was not counted.
  expect(bytes).toBeGreaterThan(50_000)
})
