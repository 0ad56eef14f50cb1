import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkVersion, type CheckedBrowser } from '../../../src/lib/version-check.ts'

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
const caches = new FakeCaches()

/** jsdom's storage and document. Reading the property `blocked` throws, as where a browser refuses storage. */
function browser(hostname: string, blocked = ''): CheckedBrowser {
  const full = { document, localStorage, sessionStorage, caches, location: { hostname } }
  return new Proxy(full, {
    get(target, name) {
      if (name === blocked) throw new DOMException('blocked', 'SecurityError')
      return Reflect.get(target, name)
    },
  })
}

const check = (hostname = 'www.seite.example', blocked?: string) =>
  checkVersion(version, browser(hostname, blocked))
const store = (entries: Record<string, string>) => {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
}
/** By key, since an entry may be called `__proto__`. */
const stored = () => {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  return Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)]))
}
const meta = () => document.querySelector('meta[name="cache-version"]')?.getAttribute('content')

beforeEach(() => {
  vi.useFakeTimers({ now: 1_795_219_200_000, toFake: ['Date'] })
  localStorage.clear()
  sessionStorage.clear()
  caches.names.clear()
  caches.names.add('pages')
  document.head.innerHTML = '<meta name="cache-version" content="0.9.0">'
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const updated = { app_version: version, last_cache_refresh: '1795219200000' }

test.each([{}, { app_version: '2.0.1' }, { app_version: ' 2.0.0 ' }])(
  'where %o is stored, the version is replaced, and caches and cached entries are removed',
  async (before) => {
    store({ 'page-cache': 'old', theme: 'dark', last_cache_refresh: '1', ...before })
    await check()
    expect(stored()).toEqual({ ...updated, theme: 'dark' })
    expect([[...caches.names], meta()]).toEqual([[], version])
  },
)

test('the current version leaves storage, caches and meta tag unchanged', async () => {
  const entries = { app_version: version, 'page-cache': 'fresh', last_cache_refresh: '1' }
  store(entries)
  await check()
  expect([stored(), [...caches.names], meta()]).toEqual([entries, ['pages'], '0.9.0'])
})

test('an update removes exactly the stored entries whose key contains «cache»', async () => {
  const cacheKey = fc
    .tuple(fc.string({ maxLength: 5 }), fc.mixedCase(fc.constant('cache')), fc.string({ maxLength: 5 }))
    .map((parts) => parts.join(''))
  const named = fc.constantFrom(
    'app_version',
    'last_cache_refresh_2',
    'App_Version',
    'cäche',
    '__proto__',
    '',
  )
  const anyKey = fc.oneof(fc.string({ unit: 'binary' }), cacheKey, named)
  await fc.assert(
    fc.asyncProperty(fc.dictionary(anyKey, fc.string()), async (entries) => {
      localStorage.clear()
      store({ ...entries, app_version: '1.0.5' })
      await check()
      const kept = Object.entries(entries).filter(([key]) => !/cache/i.test(key))
      expect(stored()).toEqual({ ...Object.fromEntries(kept), ...updated })
    }),
    { numRuns: 30 },
  )
})

test.each(['netlify.app', 'muster.netlify.app.example.com'])(
  'on the host %s only the version and the session flag are recorded',
  async (hostname) => {
    store({ 'page-cache': 'kept' })
    await check(hostname)
    expect(stored()).toEqual({ app_version: version, 'page-cache': 'kept' })
    expect(Object.entries(sessionStorage)).toEqual([['version_checked', 'true']])
    expect([[...caches.names], meta()]).toEqual([['pages'], '0.9.0'])
  },
)

test.each(['netlify.com', 'netlifyXapp.ch', ''])('the host «%s» is checked as usual', async (hostname) => {
  await check(hostname)
  expect([[...caches.names], sessionStorage.length]).toEqual([[], 0])
})

test.each([
  ['localStorage', [null, 'true']],
  ['sessionStorage', [version, null]],
])('on Netlify a blocked %s throws no error', async (blocked, recorded) => {
  await check('muster.netlify.app', blocked)
  expect([localStorage.getItem('app_version'), sessionStorage.getItem('version_checked')]).toEqual(recorded)
})

test.each(['getItem', 'setItem', 'key', 'removeItem'] as const)(
  'if the browser refuses %s of the storage, the other steps of an update are done',
  async (method) => {
    store({ 'page-cache': 'old' })
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await check()
    vi.restoreAllMocks()
    expect([[...caches.names], meta()]).toEqual([[], version])
    expect(stored()['app_version']).toBe(method === 'setItem' ? undefined : version)
  },
)

test.each([
  ['localStorage', version, 0],
  ['caches', version, 1],
])('a blocked %s throws no error, and the meta tag is updated', async (blocked, content, left) => {
  await check(undefined, blocked)
  expect([meta(), caches.names.size]).toEqual([content, left])
})

test.each(['keys', 'delete'] as const)('caches that refuse %s throw no error', async (method) => {
  vi.spyOn(caches, method).mockRejectedValue(new DOMException('refused', 'SecurityError'))
  await check()
  expect([stored(), meta()]).toEqual([updated, version])
})
