import { z } from 'zod'
import { expect, test } from 'vitest'
import { searchIndex } from '../../../ssg/search-index.ts'
import { builtPage } from '../../support/built-pages.ts'

const entries = z.array(z.record(z.string(), z.string()))
const index = (body: string, head?: string) => {
  const file = searchIndex([builtPage({ body, ...(head && { head }) })])
  return entries.parse(JSON.parse(String(file.content)))[0]
}

test('an entry has the facts of its page', () => {
  expect(index('')).toMatchObject({
    path: '/knowledge-base/entity-seo',
    title: 'Was ist Entity SEO?',
    description: expect.any(String),
  })
})

test('the words and numbers of the text are there once each, in lower case, single letters aside', () => {
  expect(index('<p>Müller & Google, google <b>zehn</b> 2026 a</p>')?.words).toBe(
    '2026 google müller titel zehn',
  )
})

test('words of different paragraphs stay apart', () => {
  expect(index('<p>Eins</p><p>Zwei</p><ul><li>Drei</li><li>Vier</li></ul>')?.words).toBe(
    'drei eins titel vier zwei',
  )
})

test('the short title and the headings of sections count as headings', () => {
  expect(index('<h2>Ablauf</h2><h3>Schritt <em>eins</em></h3>')?.headings).toBe(
    'Entity SEO · Ablauf · Schritt eins',
  )
})

test('what stands outside of <main> is not of the page', () => {
  expect(index('</main><footer>Impressum</footer>')?.words).toBe('titel')
})

test('the page for unknown addresses is not found', () => {
  expect(searchIndex([{ ...builtPage({}), facts: undefined }]).content).toBe('[]')
})
