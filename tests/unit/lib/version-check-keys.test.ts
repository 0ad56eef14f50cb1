// @vitest-environment jsdom
import * as fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { checkVersion } from '../../../src/lib/version-check.ts'
import { checkedAt, entriesOf, versionCheckHost } from '../../support/version-check-host.ts'

beforeEach(() => localStorage.clear())

test.each([
  'cache',
  'CACHE',
  'myCacheEntry',
  'pre-cAcHe',
  'caches',
  'last_cache_refresh_2',
  'app_version_cache',
])('the key %s goes', async (key) => {
  localStorage.setItem(key, 'old')
  await checkVersion('1.0.6', versionCheckHost())
  expect(localStorage.getItem(key)).toBeNull()
})

test.each(['cach', 'c-a-c-h-e', 'cäche', 'App_Version', 'theme', ''])('the key «%s» stays', async (key) => {
  localStorage.setItem(key, 'kept')
  await checkVersion('1.0.6', versionCheckHost())
  expect(localStorage.getItem(key)).toBe('kept')
})

const cacheKey = fc
  .tuple(fc.string({ maxLength: 5 }), fc.mixedCase(fc.constant('cache')), fc.string({ maxLength: 5 }))
  .map((parts) => parts.join(''))
const anyKey = fc.oneof(fc.string({ unit: 'binary' }), cacheKey, fc.constantFrom('app_version', '__proto__'))

test('of any keys, exactly those without «cache» and the two entries of the check remain', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(anyKey, fc.string()), async (entries) => {
      localStorage.clear()
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
      localStorage.setItem('app_version', '1.0.5')
      await checkVersion('1.0.6', versionCheckHost())
      const kept = Object.entries(entries).filter(([key]) => !/cache/i.test(key))
      expect(entriesOf(localStorage)).toEqual({
        ...Object.fromEntries(kept),
        app_version: '1.0.6',
        last_cache_refresh: String(checkedAt),
      })
    }),
  )
})

test('any string may stand where the version should', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (stored) => {
      localStorage.setItem('app_version', stored)
      await checkVersion('1.0.6', versionCheckHost())
      expect(localStorage.getItem('app_version')).toBe('1.0.6')
    }),
  )
})
