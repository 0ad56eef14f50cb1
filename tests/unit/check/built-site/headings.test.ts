import { expect, test } from 'vitest'
import { checkHeadings } from '../../../../check/built-site/headings.ts'
import { parsedPage } from '../../../support/built-pages.ts'
import { asPrinted } from '../../../support/content-files.ts'

const file = 'src/content/knowledge-base/entity-seo.mdx'
const problems = (body: string, source = '') => asPrinted(checkHeadings([parsedPage({ body, source })]))

test('one h1 and no skipped level is fine, also on the way up', () => {
  expect(problems('<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2>')).toEqual([])
})

test('a second h1 is printed', () => {
  expect(problems('<h1>Noch einer</h1>')).toEqual([`${file}: has 2 h1`])
})

test('a page without an h1 is printed', () => {
  const page = parsedPage({ path: '/contact' })
  page.tree.children = []
  expect(asPrinted(checkHeadings([page]))).toEqual(['dist/contact.html: has 0 h1'])
})

test('a skipped level is printed with the line of its text', () => {
  expect(problems('<h2>Ablauf</h2><h4>Schritt <em>eins</em></h4>', '## Ablauf\n\n#### Schritt eins')).toEqual(
    [`${file}:3: h4 «Schritt eins» follows h2\n    Go down one level at a time.`],
  )
})

test('an id that two elements have is printed', () => {
  expect(problems('<p id="a"></p><p id="b"></p><svg><marker id="a"></marker></svg>')).toEqual([
    `${file}: uses the id «a» twice`,
  ])
})

test('two pages may have the same id', () => {
  const pages = ['/a', '/b'].map((path) => parsedPage({ path, body: '<p id="a"></p>' }))
  expect(checkHeadings(pages)).toEqual([])
})
