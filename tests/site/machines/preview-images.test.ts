import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bytesOf, origin, pages, type Page } from '../../support/site/built-site.ts'
import { metas } from '../../support/site/head.ts'

test('no two pages share a preview image', () => {
  const hashes = pages.map((page) => createHash('sha256').update(imageOf(page)).digest('hex'))
  expect(new Set(hashes).size).toBe(pages.length)
})

function imageOf(page: Page): Buffer {
  const url = new URL(metas(page, 'og:image').join())
  if (url.origin !== origin) throw new Error(`${page.path} shows a picture of ${url.origin}`)
  return bytesOf(url.pathname.slice(1))
}
