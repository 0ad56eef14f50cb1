import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { breaking, notFound, pages } from '../../support/site/built-site.ts'

const [, order = ''] = /@layer ([\w, ]+);/.exec(readFileSync('src/styles/index.css', 'utf8')) ?? []

/** The first mention of a layer gives it its rank, so a part that comes too early would let the reset win over it. */
test('the styles of every page name the layers in their order', () => {
  expect(order).toContain('components')
  const wrong = breaking([...pages, notFound], ({ html }) => {
    const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
    const named = new Set(
      [...css.matchAll(/@layer ([\w, ]+)[{;]/g)].flatMap(([, names = '']) => names.split(/, ?/)),
    )
    return (
      [...named].join(', ') ===
      order
        .split(', ')
        .filter((name) => named.has(name))
        .join(', ')
    )
  })
  expect(wrong).toEqual([])
})

/** Only with its prefix; the tools leave it out for those who name desktop browsers alone. */
test('every page tells an iPhone to leave the size of letters alone when it is turned', () => {
  expect(breaking(pages, ({ html }) => html.includes('-webkit-text-size-adjust:100%'))).toEqual([])
})
