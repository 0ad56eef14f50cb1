import { expect, test } from 'vitest'
import { relatedAmong, type Connections } from '../../../../ssg/content/recommendations.ts'

const text = (path: string, terms: string[], links: string[] = [], subjects = [path]): Connections => ({
  path,
  subjects,
  links: new Set(links),
  terms: new Set(terms),
})

test('a rare term counts more than a common one', () => {
  const one = text('/a', ['seo', 'uid'])
  const common = ['/c', '/d', '/e'].map((path) => text(path, ['seo', path]))
  expect(relatedAmong([one, ...common, text('/f', ['uid', 'e'])])(one)[0]).toBe('/f')
})

test('a link counts more than a link back, and that more than the same topic', () => {
  const one = text('/a', [], ['/d'], ['s'])
  const others = [text('/b', [], [], ['s']), text('/c', [], ['/a']), text('/d', [])]
  expect(relatedAmong([one, ...others])(one)).toEqual(['/d', '/c', '/b'])
})

test('a text with a common term for the same service comes before one that only links back', () => {
  const one = text('/a', ['seo', 'lcp', 'inp', 'cls', 'crux'], [], ['s', '/service'])
  const others = [
    text('/b', ['llm'], ['/a']),
    text('/c', ['seo', 'uid', 'dsg', 'crm', 'cms'], [], ['t', '/service']),
  ]
  expect(relatedAmong([one, ...others])(one)).toEqual(['/c', '/b'])
})
