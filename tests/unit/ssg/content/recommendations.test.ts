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

test('a text that shares nothing with the others stands below one of them all the same', () => {
  expect(hosts([...crowd, text('/z', [])], '/z')).toEqual(['/b'])
})

test('that is the one closest to it', () => {
  expect(hosts([...crowd, text('/z', [], ['/e'])], '/z')).toEqual(['/e'])
})

test('it takes the place of one that is recommended elsewhere, too, so that nobody falls out', () => {
  const all = [...crowd, text('/x', []), text('/y', []), text('/z', [])]
  const recommended = new Set([...recommendationsAmong(all, nowhere).values()].flat())
  expect(all.map(({ path }) => path).filter((path) => !recommended.has(path))).toEqual([])
})

test('no page names it that links to it elsewhere', () => {
  const around = { ...nowhere, apart: (path: string) => (path === '/b' ? ['/z'] : []) }
  expect(hosts([...crowd, text('/z', [])], '/z', around)).toEqual(['/c'])
})

test('what pages call for needs no place', () => {
  expect(hosts([...crowd, text('/z', [])], '/z', { ...nowhere, called: ['/z'] })).toEqual([])
})
