// @vitest-environment jsdom
import * as fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { checkVersion, type VersionCheckHost } from '../../../src/lib/version-check.ts'

/** The moment at which the checks of the tests run. */
const checkedAt = 1_795_219_200_000

/** jsdom's own storage and document as the version check sees a browser, but for what a test replaces. */
function versionCheckHost(replaced: Partial<VersionCheckHost> = {}): VersionCheckHost {
  return {
    hostname: 'www.seite.example',
    document,
    localStorage,
    sessionStorage,
    caches: undefined,
    now: () => checkedAt,
    ...replaced,
  }
}

/** The browser's Cache API, as far as names of caches go. */
class FakeCaches implements CacheStorage {
  readonly names = new Set<string>()

  keys = () => Promise.resolve([...this.names])
  has = (name: string) => Promise.resolve(this.names.has(name))
  delete = (name: string) => Promise.resolve(this.names.delete(name))
  match = () => Promise.resolve(undefined)
  open = () => Promise.reject(new Error('no test opens a cache'))
}

const version = '2.0.0'
const check = (replaced: Partial<VersionCheckHost> = {}) => checkVersion(version, versionCheckHost(replaced))
const store = (entries: Record<string, string>) => {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
}
/** By key, since an entry may be called `__proto__`. */
const stored = () => {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  return Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)]))
}
const meta = () => document.querySelector('meta[name="cache-version"]')?.getAttribute('content')
const caches = new FakeCaches()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  caches.names.clear()
  caches.names.add('pages')
  document.head.innerHTML = '<meta name="cache-version" content="0.9.0">'
})

const updated = { app_version: version, last_cache_refresh: String(checkedAt) }

test.each([undefined, '', '1.9.9', '2.0.1', '2.0.00', ' 2.0.0 ', '\u0000{"version":"2.0.0"}'])(
  'a stored version «%s» is replaced, and caches and cached entries are removed',
  async (before) => {
    store({
      'page-cache': 'old',
      theme: 'dark',
      last_cache_refresh: '1',
      ...(before !== undefined && { app_version: before }),
    })
    await check({ caches })
    expect(stored()).toEqual({ ...updated, theme: 'dark' })
    expect([[...caches.names], meta()]).toEqual([[], version])
  },
)

test('the current version leaves storage, caches and meta tag unchanged', async () => {
  const entries = { app_version: version, 'page-cache': 'fresh', last_cache_refresh: '1' }
  store(entries)
  await check({ caches })
  expect([stored(), [...caches.names], meta()]).toEqual([entries, ['pages'], '0.9.0'])
})

test('a page without the meta tag is checked as well', async () => {
  document.head.replaceChildren()
  await check()
  expect(stored()).toEqual(updated)
})

const cacheKey = fc
  .tuple(fc.string({ maxLength: 5 }), fc.mixedCase(fc.constant('cache')), fc.string({ maxLength: 5 }))
  .map((parts) => parts.join(''))
const named = [
  'last_cache_refresh_2',
  'app_version_cache',
  'App_Version',
  'cäche',
  'c-a-c-h-e',
  '__proto__',
  '',
]
const anyKey = fc.oneof(fc.string({ unit: 'binary' }), cacheKey, fc.constantFrom('app_version', ...named))

test('an update removes exactly the stored entries whose key contains «cache»', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(anyKey, fc.string()), async (entries) => {
      localStorage.clear()
      store({ ...entries, app_version: '1.0.5' })
      await check()
      const kept = Object.entries(entries).filter(([key]) => !/cache/i.test(key))
      expect(stored()).toEqual({ ...Object.fromEntries(kept), ...updated })
    }),
  )
})

describe('on a host whose name contains netlify.app', () => {
  test.each(['netlify.app', 'deploy-preview-12--muster.netlify.app', 'muster.netlify.app.example.com'])(
    'such as %s, only the version and the session flag are recorded',
    async (hostname) => {
      store({ 'page-cache': 'kept' })
      await check({ hostname, caches })
      expect(stored()).toEqual({ app_version: version, 'page-cache': 'kept' })
      expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({ version_checked: 'true' })
      expect([[...caches.names], meta()]).toEqual([['pages'], '0.9.0'])
    },
  )

  test.each(['netlify.com', 'netlifyXapp.ch', 'localhost', ''])(
    '«%s» does not contain it and is checked as usual',
    async (hostname) => {
      await check({ hostname, caches })
      expect([[...caches.names], sessionStorage.length]).toEqual([[], 0])
    },
  )

  test.each([
    ['localStorage', [null, 'true']],
    ['sessionStorage', [version, null]],
  ] as const)('a blocked %s throws no error', async (blocked, recorded) => {
    await checkVersion(version, blocking(blocked, { hostname: 'muster.netlify.app' }))
    expect([localStorage.getItem('app_version'), sessionStorage.getItem('version_checked')]).toEqual(recorded)
  })
})

/** The steps of an update whose effect is there. */
const done = () =>
  Object.entries({
    version: localStorage.getItem('app_version') === version,
    moment: localStorage.getItem('last_cache_refresh') !== null,
    keys: localStorage.getItem('page-cache') === null,
    meta: meta() === version,
    caches: caches.names.size === 0,
  }).flatMap(([step, isDone]) => (isDone ? [step] : []))

describe('an update does all other steps when the browser refuses', () => {
  beforeEach(() => store({ 'page-cache': 'old' }))

  test.each([
    ['getItem', 'app_version', ['version', 'moment', 'keys', 'meta', 'caches']],
    ['setItem', 'app_version', ['moment', 'keys', 'meta', 'caches']],
    ['setItem', 'last_cache_refresh', ['version', 'keys', 'meta', 'caches']],
    ['length', undefined, ['version', 'moment', 'meta', 'caches']],
    ['key', 0, ['version', 'moment', 'meta', 'caches']],
    ['removeItem', 'page-cache', ['version', 'moment', 'meta', 'caches']],
  ])('%s %s', async (method, argument, steps) => {
    await check({ caches, localStorage: refusing(method, argument) })
    expect(done()).toEqual(steps)
  })

  test.each([
    ['localStorage', ['meta', 'caches']],
    ['caches', ['version', 'moment', 'keys', 'meta']],
  ] as const)('access to %s', async (property, steps) => {
    await checkVersion(version, blocking(property, { caches }))
    expect(done()).toEqual(steps)
  })

  test('the removal of one key and one cache', async () => {
    store({ 'zz-cache': 'old', 'aa-cache': 'old' })
    caches.names.add('images')
    vi.spyOn(caches, 'delete').mockRejectedValueOnce(new DOMException('refused', 'SecurityError'))
    await check({ caches, localStorage: refusing('removeItem', 'page-cache') })
    expect(Object.keys(localStorage).filter((key) => /-cache/.test(key))).toEqual(['page-cache'])
    expect([...caches.names]).toEqual(['pages'])
  })

  test('the list of caches', async () => {
    vi.spyOn(caches, 'keys').mockRejectedValueOnce(new DOMException('refused', 'SecurityError'))
    await check({ caches })
    expect(done()).toEqual(['version', 'moment', 'keys', 'meta'])
  })
})

/** The storage, in which one call throws as browsers do when it is blocked or full. */
function refusing(method: string, argument: unknown): Storage {
  return new Proxy(localStorage, {
    get(storage, name) {
      const member: unknown = Reflect.get(storage, name)
      if (typeof member !== 'function') {
        if (name === method) throw new DOMException('refused', 'SecurityError')
        return member
      }
      return (...given: unknown[]) => {
        if (name === method && given[0] === argument) throw new DOMException('full', 'QuotaExceededError')
        return Reflect.apply(member, storage, given)
      }
    },
  })
}

/** A host that throws on reading one of its properties. */
function blocking(
  property: 'localStorage' | 'sessionStorage' | 'caches',
  replaced: Partial<VersionCheckHost>,
) {
  return Object.defineProperty(versionCheckHost(replaced), property, {
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
}
