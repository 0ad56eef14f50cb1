import { expect, test } from 'vitest'
import { checkKnownPaths, checkRedirects, type Move } from '../../../../ssg/check/redirects.ts'

const pages = ['/', '/contact', '/agb']
const problems = (...redirects: (Omit<Move, 'since'> & { since?: string })[]) => {
  const dated = redirects.map((redirect) => ({ since: '2026-11-23', ...redirect }))
  return checkRedirects(dated, pages, redirects.map(({ from }) => `from: '${from}',`).join('\n'))
}
const messages = (...redirects: Parameters<typeof problems>) =>
  problems(...redirects).map(({ message }) => message)

test('a redirect from an address without a page to a page has no problem', () => {
  expect(messages({ from: '/kontakt', to: '/contact' }, { from: '/a/b-c.php', to: '/' })).toEqual([])
})

test('a redirect from an existing page is reported', () => {
  expect(messages({ from: '/agb', to: '/contact' })).toEqual([
    expect.stringMatching(/^\/agb verdeckt die Seite/),
  ])
})

test('a redirect to a page that does not exist is reported', () => {
  expect(messages({ from: '/alt', to: '/neu' })).toEqual([
    expect.stringMatching(/\/neu, und diese Seite gibt es nicht/),
  ])
})

test('a path that is redirected twice is reported', () => {
  expect(messages({ from: '/alt', to: '/agb' }, { from: '/alt', to: '/contact' })).toEqual([
    '/alt steht zweimal da',
  ])
})

test('chains and loops of redirects are reported', () => {
  expect(messages({ from: '/a', to: '/b' }, { from: '/b', to: '/agb' })).toHaveLength(1)
  expect(messages({ from: '/a', to: '/b' }, { from: '/b', to: '/a' })).toHaveLength(2)
  expect(messages({ from: '/a', to: '/a' })).toHaveLength(1)
})

test.each([
  '/alt/',
  '/alt/*',
  '/alt/:name',
  '/alt?x=1',
  '/alt#x',
  '/a b',
  '/alt.html',
  '//alt',
  'alt',
  '/',
  '/ä',
  '/a/../b',
  '/.',
])('a redirect from %s is reported, because it is a pattern or no path', (from) => {
  expect(messages({ from, to: '/contact' }).join()).toMatch(/ist kein Pfad/)
})

test.each(['2026-13-01', '2026-02-30'])('a redirect with the impossible day %s is reported', (since) => {
  expect(messages({ from: '/alt', to: '/agb', since })).toEqual([
    `/alt hat als Tag ${since}, den es nicht gibt`,
  ])
})

test('a problem has the line of its redirect', () => {
  const found = problems(
    { from: '/alt', to: '/agb' },
    { from: '/contact', to: '/agb' },
    { from: '/alt', to: '/agb' },
  )
  expect(found.map(({ file, line }) => [file, line])).toEqual([
    ['src/lib/site/redirects.ts', 2],
    ['src/lib/site/redirects.ts', 3],
  ])
})

test('an address that was a page and has no redirect is reported with its line', () => {
  const moves = [{ from: '/alt', to: '/agb', since: '2026-11-23' }]
  const found = checkKnownPaths(['/agb', '/alt', '/weg'], moves, pages, "'/agb',\n'/alt',\n'/weg',")
  expect(found.map(({ line, message }) => [line, message])).toEqual([
    [3, expect.stringMatching(/^\/weg war/)],
  ])
})
