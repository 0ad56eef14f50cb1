import { expect, test } from 'vitest'
import { parseRedirects, redirectsFile } from '../../../../ssg/hosts/redirects.ts'

test('each redirect is written as 301, for the old path with and without a final slash', () => {
  const [file] = redirectsFile([{ from: '/alt', to: '/contact' }])
  expect(file).toEqual({ path: '_redirects', content: '/alt /contact 301\n/alt/ /contact 301\n' })
})

test('parseRedirects reads the file of redirects', () => {
  expect([...parseRedirects('/alt /contact 301\n\n/b  / 301\n')]).toEqual([
    ['/alt', '/contact'],
    ['/b', '/'],
  ])
})
