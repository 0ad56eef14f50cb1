import { expect, test } from 'vitest'
import { contentOf, files, origin } from '../support/built-site.ts'

const lines = contentOf('robots.txt')
  .split('\n')
  .map((line) => line.trim())

test('as the site is to be found, every crawler may read everything', () => {
  expect(lines).toContain('User-agent: *')
  expect(lines.filter((line) => /^disallow:\s*\S/i.test(line))).toEqual([])
})

test('crawlers learn where the sitemap is', () => {
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('who may read the site is no matter of the browser, which does not download the choices', () => {
  const scripts = files.filter((file) => file.endsWith('.js'))
  expect(scripts.filter((file) => contentOf(file).includes('Amzn-SearchBot'))).toEqual([])
  expect(scripts.length).toBeGreaterThan(0)
})
