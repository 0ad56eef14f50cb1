import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkVersion, scheduleVersionCheck, type CheckedBrowser } from '../../../src/lib/version-check.ts'
import { dropListenersAfterEach } from '../../support/components/drop-listeners.ts'

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
/** What is left of the caches, and the version in the meta tag. */
const left = () => [[...caches.names], meta()]

beforeEach(() => {
  vi.useFakeTimers({ now: 1_795_219_200_000 })
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

describe('the version check', () => {
  test.each([{}, { app_version: '2.0.1' }, { app_version: ' 2.0.0 ' }])(
    'replaces the version where %o is stored, and removes caches and cached entries',
    async (before) => {
      store({ 'page-cache': 'old', theme: 'dark', last_cache_refresh: '1', ...before })
      await check()
      expect(stored()).toEqual({ ...updated, theme: 'dark' })
      expect(left()).toEqual([[], version])
    },
  )

  test('leaves storage, caches and meta tag unchanged if the version is current', async () => {
    const entries = { app_version: version, 'page-cache': 'fresh', last_cache_refresh: '1' }
    store(entries)
    await check()
    expect([stored(), left()]).toEqual([entries, [['pages'], '0.9.0']])
  })

  test('removes exactly the stored entries whose key contains «cache»', async () => {
    const part = fc.string({ maxLength: 5 })
    const cacheKey = fc.tuple(part, fc.mixedCase(fc.constant('cache')), part).map((parts) => parts.join(''))
    const named = fc.constantFrom('last_cache_refresh_2', 'App_Version', 'cäche', '__proto__', '')
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
    'only records the version and the session flag on the host %s',
    async (hostname) => {
      store({ 'page-cache': 'kept' })
      await check(hostname)
      expect(stored()).toEqual({ app_version: version, 'page-cache': 'kept' })
      expect(Object.entries(sessionStorage)).toEqual([['version_checked', 'true']])
      expect(left()).toEqual([['pages'], '0.9.0'])
    },
  )

  test.each(['netlify.com', 'netlifyXapp.ch', ''])('runs as usual on the host «%s»', async (hostname) => {
    await check(hostname)
    expect([left(), sessionStorage.length]).toEqual([[[], version], 0])
  })
})

describe('a browser that refuses', () => {
  test.each([
    ['localStorage', [null, 'true']],
    ['sessionStorage', [version, null]],
  ])('%s on Netlify gets no error', async (blocked, recorded) => {
    await check('muster.netlify.app', blocked)
    expect([localStorage.getItem('app_version'), sessionStorage.getItem('version_checked')]).toEqual(recorded)
  })

  test.each(['getItem', 'setItem', 'key', 'removeItem'] as const)(
    '%s of the storage gets the other steps of an update',
    async (method) => {
      store({ 'page-cache': 'old' })
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      })
      await check()
      vi.restoreAllMocks()
      expect(left()).toEqual([[], version])
      expect(stored()['app_version']).toBe(method === 'setItem' ? undefined : version)
    },
  )

  test.each([
    ['localStorage', []],
    ['caches', ['pages']],
  ])('%s gets no error, and the meta tag is updated', async (blocked, caching) => {
    await check(undefined, blocked)
    expect(left()).toEqual([caching, version])
  })

  test.each(['keys', 'delete'] as const)('%s of the caches gets no error', async (method) => {
    vi.spyOn(caches, method).mockRejectedValue(new DOMException('refused', 'SecurityError'))
    await check()
    expect([stored(), meta()]).toEqual([updated, version])
  })
})

function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}
function leave(time: number): void {
  setHidden(true)
  vi.advanceTimersByTime(time)
  setHidden(false)
}

describe('the schedule of the version check', () => {
  const hour = 3_600_000
  const tenMinutes = 600_000
  const checked = vi.fn<() => void>()
  /** How often the version has been checked after its check at the start. */
  const laterChecks = () => checked.mock.calls.length - 1

  dropListenersAfterEach(document)
  beforeEach(() => void checked.mockClear())

  test('checks at the start, after exactly one hour, and hourly while the page is visible', () => {
    scheduleVersionCheck(checked, document)
    vi.advanceTimersByTime(hour - 1)
    expect(laterChecks()).toBe(0)
    vi.advanceTimersByTime(1)
    expect(laterChecks()).toBe(1)
    setHidden(true)
    vi.advanceTimersByTime(3 * hour)
    expect(laterChecks()).toBe(1)
    setHidden(false)
    vi.advanceTimersByTime(hour)
    expect(laterChecks()).toBe(3)
  })

  test.each([
    ['not after ten minutes', () => leave(tenMinutes), 0],
    ['after more than ten minutes', () => leave(tenMinutes + 1), 1],
    ['not after short absences', () => [1, 2, 3].forEach(() => leave(tenMinutes - 1)), 0],
    ['not if it was never hidden', () => (vi.advanceTimersByTime(tenMinutes + 1), setHidden(false)), 0],
    [
      'even if the clock was set back meanwhile',
      () => (setHidden(true), vi.setSystemTime(Date.now() - 365 * 24 * hour), setHidden(false)),
      1,
    ],
  ])('checks a page on its return %s', (_, returns, times) => {
    scheduleVersionCheck(checked, document)
    returns()
    expect(laterChecks()).toBe(times)
  })

  test('counts a page that was opened in the background as hidden from the start', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    scheduleVersionCheck(checked, document)
    vi.advanceTimersByTime(tenMinutes + 1)
    setHidden(false)
    expect(laterChecks()).toBe(1)
  })
})
