import { expect, test } from 'vitest'
import { parseRedirects, redirectsFile } from '../../../../ssg/hosts/redirects.ts'

test('each move is a line for either spelling of the old path, for good', () => {
  const [file] = redirectsFile([{ from: '/alt', to: '/contact', since: '2026-11-21' }])
  expect(file).toEqual({ path: '_redirects', content: '/alt /contact 301\n/alt/ /contact 301\n' })
})

test('the local host reads what was written', () => {
  expect([...parseRedirects('/alt /contact 301\n\n/b  / 301\n')]).toEqual([
    ['/alt', '/contact'],
    ['/b', '/'],
  ])
})
