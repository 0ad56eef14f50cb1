import { expect, test } from 'vitest'
import { usesNetlifyForms } from '../../../src/lib/site/operator/netlify-forms.ts'
import { site } from '../../../ssg/content/identity.ts'
import { articles, files, htmlFile, pages, services, type Page } from '../../support/site/built-site.ts'
import { only } from '../../support/site/elements.ts'
import { specUrls, urls } from '../../support/urls.ts'
import { visibleText, wordCount } from '../../support/site/visible-text.ts'

test('every address of the spec is an HTML file', () => {
  expect(specUrls.filter((path) => !files.includes(htmlFile(path)))).toEqual([])
  expect(specUrls).toHaveLength(30)
})

test('every route is an HTML file, and there is no other but the one for unknown addresses and the form that only the host reads', () => {
  const html = files.filter((file) => file.endsWith('.html'))
  const forms = usesNetlifyForms(site) ? ['__forms.html'] : []
  expect(html).toEqual([...urls.map(htmlFile), '404.html', ...forms].toSorted())
})

test('every article has its full text of at least 1200 words in the HTML', () => {
  expect(articles.length).toBeGreaterThan(0)
  expect(tooShort(articles, 1200)).toEqual([])
})

test('every service has its full text of at least 600 words in the HTML', () => {
  expect(services.length).toBeGreaterThan(0)
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
