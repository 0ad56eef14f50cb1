// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { suggestPages } from '../../../src/lib/suggest-pages.ts'
import { requiredElement } from '../../support/required-element.ts'

test('the list gets the three pages nearest to the address, from the links of the page', () => {
  history.replaceState(null, '', '/services/link-building')
  document.body.innerHTML = [
    '<main><a href="/services/link-building#x">Nur ein Abschnitt</a><ul data-suggestions></ul>',
    '<a href="/services/linkbuilding">Linkbuilding</a></main>',
    '<footer><a href="/contact">Kontakt</a><a href="/services/linkbuilding">Linkbuilding</a>',
    '<a href="/services/msn-publishing">MSN</a><a href="/services/chatbot-integration">Chatbot</a>',
    '<a href="https://www.example.org/services/link-building">Fremd</a></footer>',
  ].join('')
  suggestPages(requiredElement('[data-suggestions]'))
  const links = [...document.querySelectorAll('[data-suggestions] > li > a')]
  expect(links).toHaveLength(3)
  expect([links[0]?.getAttribute('href'), links[0]?.textContent]).toEqual([
    '/services/linkbuilding',
    'Linkbuilding',
  ])
  expect(new Set([...links].map((link) => link.getAttribute('href'))).size).toBe(3)
})
