// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { makeTermsReachable } from '../../../src/lib/term-attributes.ts'
import { requiredElement } from '../../support/required-element.ts'

test('terms, and nothing else, can be reached by keyboard', () => {
  document.body.innerHTML = '<span data-term="crawling">Crawling</span><span class="other">Text</span>'
  expect(requiredElement('[data-term]').tabIndex).toBe(-1)
  makeTermsReachable(document)
  expect(requiredElement('[data-term]').tabIndex).toBe(0)
  expect(requiredElement('.other').tabIndex).toBe(-1)
})
