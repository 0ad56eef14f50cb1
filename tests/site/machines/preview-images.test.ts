import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { breaking, bytesOf, origin, pages, type Page } from '../../support/site/built-site.ts'
import { metas } from '../../support/site/head.ts'
import { pngSize } from '../../support/site/png-size.ts'

test('every page has one preview image, a PNG of 1200 × 675 pixels, and says so', () => {
  expect(breaking(pages, (page) => metas(page, 'og:image').length === 1)).toEqual([])
  expect(breaking(pages, (page) => pngSize(imageOf(page)) === '1200x675')).toEqual([])
  const unstated = breaking(pages, (page) => {
    const [width, height] = ['og:image:width', 'og:image:height'].map((name) => metas(page, name).join())
    return width === '1200' && height === '675'
  })
  expect(unstated).toEqual([])
})

test('no two pages share a preview image', () => {
  const hashes = pages.map((page) => createHash('sha256').update(imageOf(page)).digest('hex'))
  expect(new Set(hashes).size).toBe(pages.length)
})

test('the preview says what the page says, and has a text alternative', () => {
  expect(breaking(pages, (page) => metas(page, 'og:url').join() === origin + page.path)).toEqual([])
  const other = breaking(pages, (page) => {
    const [shown, own] = ['og:description', 'description'].map((name) => metas(page, name).join())
    return shown === own
  })
  expect(other).toEqual([])
  expect(breaking(pages, (page) => metas(page, 'og:title').join() !== '')).toEqual([])
  expect(breaking(pages, (page) => metas(page, 'og:image:alt').join() !== '')).toEqual([])
})

function imageOf(page: Page): Buffer {
  const url = new URL(metas(page, 'og:image').join())
  if (url.origin !== origin) throw new Error(`${page.path} shows a picture of ${url.origin}`)
  return bytesOf(url.pathname.slice(1))
}
