import { expect, test } from 'vitest'
import { recommendationsAmong } from '../../../../ssg/content/recommendations.ts'
import type { Connections } from '../../../../ssg/content/related-pages.ts'

const text = (path: string, terms: string[], links: string[] = []): Connections => ({
  path,
  section: 'start',
  links: new Set(links),
  terms: new Set(terms),
})
const crowd = ['/b', '/c', '/d', '/e', '/f'].map((path) => text(path, ['uid']))
const nowhere = { apart: (_path: string): string[] => [], called: new Array<string>() }
const hosts = (all: Connections[], path: string, around = nowhere) =>
  [...recommendationsAmong(all, around)].filter(([, named]) => named.includes(path)).map(([host]) => host)

test('a text that shares nothing with the others is still recommended by one of them', () => {
  expect(hosts([...crowd, text('/z', [])], '/z')).toEqual(['/b'])
})

test('a text without a recommendation gets one from the text that is related most closely', () => {
  expect(hosts([...crowd, text('/z', [], ['/e'])], '/z')).toEqual(['/e'])
})

test('every text is recommended by another one, even if several share nothing with the others', () => {
  const all = [...crowd, text('/x', []), text('/y', []), text('/z', [])]
  const recommended = new Set([...recommendationsAmong(all, nowhere).values()].flat())
  expect(all.map(({ path }) => path).filter((path) => !recommended.has(path))).toEqual([])
})

test('no page recommends a text that it links to elsewhere', () => {
  const around = { ...nowhere, apart: (path: string) => (path === '/b' ? ['/z'] : []) }
  expect(hosts([...crowd, text('/z', [])], '/z', around)).toEqual(['/c'])
})

test('the service of a call to action counts as recommended', () => {
  expect(hosts([...crowd, text('/z', [])], '/z', { ...nowhere, called: ['/z'] })).toEqual([])
})
