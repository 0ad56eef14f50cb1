import { expect, test } from 'vitest'
import {
  recommendationsAmong,
  relatedAmong,
  type Connections,
} from '../../../../ssg/content/recommendations.ts'

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

const crowd = ['/b', '/c', '/d', '/e', '/f'].map((path) => text(path, ['uid'], [], 'start'))
const nowhere = { apart: (_path: string): string[] => [], called: new Array<string>() }
const hosts = (all: Connections[], path: string, around = nowhere) =>
  [...recommendationsAmong(all, around)].filter(([, named]) => named.includes(path)).map(([host]) => host)

test('every text is recommended by another one, that which is related most closely', () => {
  expect(hosts([...crowd, text('/z', [])], '/z')).toEqual(['/b'])
  expect(hosts([...crowd, text('/z', [], ['/e'])], '/z')).toEqual(['/e'])
  const all = [...crowd, text('/x', []), text('/y', []), text('/z', [])]
  const recommended = new Set([...recommendationsAmong(all, nowhere).values()].flat())
  expect(all.filter(({ path }) => !recommended.has(path))).toEqual([])
})

test('no page recommends a text that it links to elsewhere', () => {
  const around = { ...nowhere, apart: (path: string) => (path === '/b' ? ['/z'] : []) }
  expect(hosts([...crowd, text('/z', [])], '/z', around)).toEqual(['/c'])
})

test('the service of a call to action counts as recommended', () => {
  expect(hosts([...crowd, text('/z', [])], '/z', { ...nowhere, called: ['/z'] })).toEqual([])
})
