import { expect, test } from 'vitest'
import { checkKnownPaths, checkRedirects, type Move } from '../../../../ssg/check/redirects.ts'

const pages = ['/', '/contact', '/agb']
const problems = (...redirects: (Omit<Move, 'since'> & { since?: string })[]) => {
  const dated = redirects.map((redirect) => ({ since: '2026-11-23', ...redirect }))
  return checkRedirects(dated, pages, redirects.map(({ from }) => `from: '${from}',`).join('\n'))
}
const messages = (...redirects: Parameters<typeof problems>) =>
  problems(...redirects).map(({ message }) => message)

test('a redirect from what is no page to what is one has no problem', () => {
  expect(messages({ from: '/kontakt', to: '/contact' }, { from: '/a/b-c.php', to: '/' })).toEqual([])
})

test('a redirect that hides a page is found', () => {
  expect(messages({ from: '/agb', to: '/contact' })).toEqual([
    expect.stringMatching(/^\/agb verdeckt die Seite/),
  ])
})

test('a redirect to what is no page is found', () => {
  expect(messages({ from: '/alt', to: '/neu' })).toEqual([
    expect.stringMatching(/\/neu, und diese Seite gibt es nicht/),
  ])
})

test('a path that is moved twice is found at the second place', () => {
  expect(messages({ from: '/alt', to: '/agb' }, { from: '/alt', to: '/contact' })).toEqual([
    '/alt steht zweimal da',
  ])
})

test('a chain and a loop are found', () => {
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
])('%s is a pattern, or no path as hosts see it', (from) => {
  expect(messages({ from, to: '/contact' }).join()).toMatch(/ist kein Pfad/)
})

test.each(['2026-13-01', '2026-02-30'])('%s is no day of a move', (since) => {
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

test('an address that was a page and leads nowhere now is found at its line', () => {
  const moves = [{ from: '/alt', to: '/agb', since: '2026-11-23' }]
  const found = checkKnownPaths(['/agb', '/alt', '/weg'], moves, pages, "'/agb',\n'/alt',\n'/weg',")
  expect(found.map(({ line, message }) => [line, message])).toEqual([
    [3, expect.stringMatching(/^\/weg war/)],
  ])
})
