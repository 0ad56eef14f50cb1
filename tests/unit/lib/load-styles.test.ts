// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { NetworkError } from '../../../src/lib/errors.ts'
import { loadStyles } from '../../../src/lib/load-styles.ts'
import { requiredElement } from '../../support/required-element.ts'

beforeEach(() => {
  document.head.innerHTML = '<script data-styles="/assets/site-1.css"></script>'
})

test('the styles that a page names are loaded before the app goes on', async () => {
  const loaded = loadStyles(document)
  const link = requiredElement('link[rel="stylesheet"][href="/assets/site-1.css"]')
  link.dispatchEvent(new Event('load'))
  await expect(loaded).resolves.toBeUndefined()
})

test('a page that names none has them all', async () => {
  document.head.innerHTML = ''
  await loadStyles(document)
  expect(document.querySelector('link')).toBeNull()
})

test('styles that cannot be loaded are a network error', async () => {
  const loaded = loadStyles(document)
  requiredElement('link').dispatchEvent(new Event('error'))
  await expect(loaded).rejects.toBeInstanceOf(NetworkError)
})
