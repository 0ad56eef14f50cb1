import { expect, test } from 'vitest'
import { checkLinks } from '../../../../check/built-site/links.ts'
import { site } from '../../../../src/lib/site.ts'
import { parsedPage } from '../../../support/built-pages.ts'
import { asPrinted } from '../../../support/content-files.ts'

const file = 'src/content/knowledge-base/entity-seo.mdx'
const other = parsedPage({ path: '/contact', body: '<form id="häufig"></form>' })
const problems = (body: string, source = '') =>
  asPrinted(checkLinks([parsedPage({ body, source }), other], ['/feed.xml']))

test.each([
  ['a page', '<a href="/contact">a</a>'],
  ['an anchor', '<a href="/contact#h%C3%A4ufig">a</a>'],
  ['an anchor of the page itself', '<a href="#a">a</a><p id="a"></p>'],
  ['the top of the page', '<a href="#">a</a>'],
  ['a file', '<link rel="alternate" href="/feed.xml">'],
  ['a relative address', '<a href="../contact">a</a>'],
  ['another site', '<a href="https://www.example.org/nichts">a</a>'],
  ['an e-mail address', '<a href="mailto:kontakt@example.com">a</a>'],
])('%s that is there is fine', (_, body) => {
  expect(problems(body)).toEqual([])
})

const hint = 'The pages are the files of src/routes.'

test('an address that is nothing is printed with the line on which it stands', () => {
  expect(problems('<a href="/kontakt">a</a>', 'Text\n\n[a](/kontakt)')).toEqual([
    `${file}:3: nothing at /kontakt\n    ${hint}`,
  ])
})

test.each([
  ['<img src="/bild.png" alt="">', '/bild.png'],
  ['<form action="/senden"></form>', '/senden'],
  ['<script src="/a.js"></script>', '/a.js'],
  ['<a href="/contact/">a</a>', '/contact/'],
  [`<a href="${site.origin}/kontakt">a</a>`, '/kontakt'],
  [`<meta property="og:image" content="${site.origin}/og/fehlt.png">`, '/og/fehlt.png'],
])('%s is an address too', (body, path) => {
  expect(problems(body)).toEqual([`${file}: nothing at ${path}\n    ${hint}`])
})

test('an anchor that is not there is printed, on the page itself and on another', () => {
  expect(problems('<a href="#nichts">a</a><a href="/contact#nichts">a</a>')).toEqual([
    `${file}: nothing at #nichts\n    No element of /knowledge-base/entity-seo has that id.`,
    `${file}: nothing at /contact#nichts\n    No element of /contact has that id.`,
  ])
})
