// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { checkVersion } from '../../../src/lib/version-check.ts'
import { FakeCaches } from '../../support/components/fake-caches.ts'
import { requiredElement } from '../../support/components/required-element.ts'
import { checkedAt, entriesOf, versionCheckHost } from '../../support/version-check-host.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.head.innerHTML = '<meta name="cache-version" content="0.9.0">'
})

const outdated: [name: string, stored: string | undefined][] = [
  ['missing', undefined],
  ['empty', ''],
  ['older', '1.0.5'],
  ['newer', '1.0.7'],
  ['longer by a digit', '1.0.60'],
  ['surrounded by spaces', ' 1.0.6 '],
  ['garbage', '\u0000{"version":"1.0.6"}'],
]

describe.each(outdated)('a stored version that is %s', (_, stored) => {
  beforeEach(async () => {
    if (stored !== undefined) localStorage.setItem('app_version', stored)
    localStorage.setItem('page-cache', 'old')
    localStorage.setItem('theme', 'dark')
    localStorage.setItem('last_cache_refresh', '1')
  })

  test('is replaced by the current one, with the moment of the refresh', async () => {
    await checkVersion('1.0.6', versionCheckHost())
    expect(entriesOf(localStorage)).toEqual({
      app_version: '1.0.6',
      last_cache_refresh: String(checkedAt),
      theme: 'dark',
    })
  })

  test('has every browser cache deleted', async () => {
    const caches = new FakeCaches('pages', 'images', '')
    await checkVersion('1.0.6', versionCheckHost({ caches }))
    expect([...caches.names]).toEqual([])
  })

  test('brings the cache-version meta tag up to date', async () => {
    await checkVersion('1.0.6', versionCheckHost())
    expect(requiredElement('meta[name="cache-version"]').getAttribute('content')).toBe('1.0.6')
  })
})

test('the current version leaves storage, caches and meta tag alone', async () => {
  const entries = { app_version: '1.0.6', 'page-cache': 'fresh', last_cache_refresh: '1' }
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  const caches = new FakeCaches('pages')
  await checkVersion('1.0.6', versionCheckHost({ caches }))
  expect(entriesOf(localStorage)).toEqual(entries)
  expect([...caches.names]).toEqual(['pages'])
  expect(requiredElement('meta[name="cache-version"]').getAttribute('content')).toBe('0.9.0')
})

test('a second check finds nothing left to do', async () => {
  await checkVersion('1.0.6', versionCheckHost())
  localStorage.setItem('page-cache', 'fresh')
  await checkVersion('1.0.6', versionCheckHost({ now: () => checkedAt + 1 }))
  expect(localStorage.getItem('page-cache')).toBe('fresh')
  expect(localStorage.getItem('last_cache_refresh')).toBe(String(checkedAt))
})

test('a page without the meta tag is checked all the same', async () => {
  document.head.replaceChildren()
  await checkVersion('1.0.6', versionCheckHost())
  expect(localStorage.getItem('app_version')).toBe('1.0.6')
})
