import { expect, test } from 'vitest'
import { articles, files, htmlFile, pages, services, type Page } from '../support/built-site.ts'
import { only } from '../support/elements.ts'
import { urls } from '../support/urls.ts'
import { visibleText, wordCount } from '../support/visible-text.ts'

test('every address of the spec is an HTML file', () => {
  expect(urls.filter((path) => !files.includes(htmlFile(path)))).toEqual([])
  expect(urls).toHaveLength(30)
})

test('there is no other page but the one for unknown addresses and the form that only the host reads', () => {
  const known = new Set([...urls.map(htmlFile), '404.html', '__forms.html'])
  expect(files.filter((file) => file.endsWith('.html') && !known.has(file))).toEqual([])
})

test('every article has its full text of at least 1200 words in the HTML', () => {
  expect(articles).toHaveLength(13)
  expect(tooShort(articles, 1200)).toEqual([])
})

test('every service has its full text of at least 600 words in the HTML', () => {
  expect(services).toHaveLength(11)
  expect(tooShort(services, 600)).toEqual([])
})

test('every other page has its text in the HTML', () => {
  expect(tooShort(pages, 150)).toEqual([])
})

function tooShort(among: Page[], least: number): string[] {
  return among
    .map((page) => ({ path: page.path, words: wordCount(visibleText(only(page, 'main'))) }))
    .filter(({ words }) => words < least)
    .map(({ path, words }) => `${path} has ${words} words`)
}
