import { expect, test } from 'vitest'
import { relatedAmong, type Connections } from '../../../../ssg/content/related-pages.ts'

const text = (path: string, { terms = '', links = '', section = path } = {}): Connections => ({
  path,
  section,
  terms: new Set(terms.split(' ').filter(Boolean)),
  links: new Set(links.split(' ').filter(Boolean)),
})
const filler = ['/x', '/y', '/z'].map((path) => text(path))

/** The closest of the candidates to a text. */
function closest(one: Connections, ...candidates: Connections[]): string | undefined {
  return relatedAmong([one, ...candidates, ...filler])(one)[0]
}

test('a rare term counts more than a common one', () => {
  const common = [
    text('/c', { terms: 'seo b' }),
    text('/d', { terms: 'seo c' }),
    text('/e', { terms: 'seo d' }),
  ]
  expect(closest(text('/a', { terms: 'seo uid' }), ...common, text('/f', { terms: 'uid e' }))).toBe('/f')
})

test('a link counts more than a link back, and that more than the same section', () => {
  const one = text('/a', { links: '/d', section: 's' })
  const others = [text('/b', { section: 's' }), text('/c', { links: '/a' }), text('/d')]
  expect(relatedAmong([one, ...others])(one)).toEqual(['/d', '/c', '/b'])
})

test('related pages exclude the text itself and the paths to keep apart, up to the number asked for', () => {
  const all = ['/a', '/b', '/c', '/d'].map((path) => text(path))
  expect(relatedAmong(all)(text('/a'), { count: 2, apart: ['/b'] })).toEqual(['/c', '/d'])
})
