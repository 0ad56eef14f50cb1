import { expect, test } from 'vitest'
import { floorPage } from '../../../bench/floor.ts'

const page = `<!DOCTYPE html><html><head><title>Ladezeit</title><style>.a{color:red}</style>
<script type="module" src="/assets/entry.js"></script></head><body>
<header><nav id="menu" popover="auto"><a href="/contact" class="a">Kontakt</a></nav></header>
<main id="inhalt" tabindex="-1"><!--$--><div class="a" data-page="true"><h1 class="a">Ladezeit</h1>
<p>Ein <a href="#b" data-term="lcp">Wert</a></p><svg viewBox="0 0 1 1"><path d="M0 0"/></svg></div><!--/$--></main></body></html>`

const floor = floorPage(page)

test('the floor has text, links and figures of the page', () => {
  expect(floor).toContain('<title>Ladezeit</title>')
  expect(floor).toContain('<h1>Ladezeit</h1>')
  expect(floor).toContain('<a href="#b">Wert</a>')
  expect(floor).toContain('<path d="M0 0">')
})

test('the floor has no script, no file but itself, and nothing that only scripts and styles need', () => {
  expect(floor).not.toMatch(/<script|class=|data-|<!--|src=|stylesheet/)
})

test('the menu of the floor has the links of the page, and opens without a script', () => {
  expect(floor).toContain('<button popovertarget="menu">')
  expect(floor).toMatch(/<nav id="menu" popover><a href="\/contact">Kontakt<\/a><\/nav>/)
})

test('a page without text has no floor', () => {
  expect(() => floorPage('<title>a</title>')).toThrow('no <main>')
})
