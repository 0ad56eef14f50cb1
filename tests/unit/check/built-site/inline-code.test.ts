import { expect, test } from 'vitest'
import { checkInlineCode } from '../../../../check/built-site/inline-code.ts'
import { parsedPage } from '../../../support/built-pages.ts'
import { asPrinted } from '../../../support/content-files.ts'

const problems = (body: string) => asPrinted(checkInlineCode([parsedPage({ path: '/contact', body })]))

test('external scripts and JSON-LD are fine', () => {
  expect(problems('<script src="/a.js"></script><script type="application/ld+json">{}</script>')).toEqual([])
})

test.each([
  ['<p style="color:red">a</p>', '<p> has a style attribute\n    Use a class.'],
  ['<button onclick="a()">a</button>', '<button> has an event attribute'],
  ['<svg onload="a()"></svg>', '<svg> has an event attribute'],
  ['<script>a()</script>', 'has an inline script\n    Put it into src/boot.ts.'],
  ['<script type="module">a()</script>', 'has an inline script\n    Put it into src/boot.ts.'],
])('%s, which the Content-Security-Policy forbids, is printed', (body, message) => {
  expect(problems(body)).toEqual([`dist/contact.html: ${message}`])
})
