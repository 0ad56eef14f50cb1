import { expect, test } from 'vitest'
import { relatedAmong, type Connections } from '../../../../ssg/content/recommendations.ts'

const text = (path: string, terms: string[], links: string[] = [], section = path): Connections => ({
  path,
  section,
  links: new Set(links),
  terms: new Set(terms),
})

test('a rare term counts more than a common one', () => {
  const one = text('/a', ['seo', 'uid'])
  const common = ['/c', '/d', '/e'].map((path) => text(path, ['seo', path]))
  expect(relatedAmong([one, ...common, text('/f', ['uid', 'e'])])(one)[0]).toBe('/f')
})

test('a link counts more than a link back, and that more than the same section', () => {
  const one = text('/a', [], ['/d'], 's')
  const others = [text('/b', [], [], 's'), text('/c', [], ['/a']), text('/d', [])]
  expect(relatedAmong([one, ...others])(one)).toEqual(['/d', '/c', '/b'])
})
