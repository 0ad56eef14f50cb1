// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { welcomePage } from '../../../src/lib/page-arrival.ts'
import { requiredElement } from '../../support/required-element.ts'

test('terms, and nothing else, can be reached by keyboard', () => {
  document.body.innerHTML = '<span data-term="crawling">Crawling</span><span class="other">Text</span>'
  expect(requiredElement('[data-term]').tabIndex).toBe(-1)
  welcomePage(document)
  expect(requiredElement('[data-term]').tabIndex).toBe(0)
  expect(requiredElement('[data-term]').role).toBe('button')
  expect(requiredElement('.other').tabIndex).toBe(-1)
})

test.each([
  ['?q=hreflang', 'address', 1],
  ['?q=hreflang', '', 0],
  ['', 'address', 0],
])('at the address %s a search kept in «%s» starts %i times by itself', (address, kept, starts) => {
  history.replaceState(null, '', `/knowledge-base${address}`)
  document.body.innerHTML = `<form data-search="${kept}"></form>`
  const signs: Event[] = []
  requiredElement('form').addEventListener('pointerover', (sign) => signs.push(sign))
  welcomePage(document)
  expect(signs).toHaveLength(starts)
})
