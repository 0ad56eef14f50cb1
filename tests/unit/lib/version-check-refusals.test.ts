// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { checkVersion, type VersionCheckHost } from '../../../src/lib/version-check.ts'
import { FakeCaches } from '../../support/components/fake-caches.ts'
import { versionCheckHost } from '../../support/version-check-host.ts'

const caches = new FakeCaches()

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('page-cache', 'old')
  caches.names.add('pages')
  document.head.innerHTML = '<meta name="cache-version" content="0.9.0">'
})

const allSteps = ['version', 'moment', 'keys', 'meta tag', 'caches']

/** The steps of an update whose effect is there. */
function stepsDone(): string[] {
  const done = {
    version: localStorage.getItem('app_version') === '1.0.6',
    moment: localStorage.getItem('last_cache_refresh') !== null,
    keys: localStorage.getItem('page-cache') === null,
    'meta tag': document.querySelector('meta[content="1.0.6"]') !== null,
    caches: caches.names.size === 0,
  }
  return Object.entries(done).flatMap(([step, isDone]) => (isDone ? [step] : []))
}

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
function blocking(property: 'localStorage' | 'sessionStorage' | 'caches'): VersionCheckHost {
  return Object.defineProperty(versionCheckHost({ caches }), property, {
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
}

test('without a refusal every step is done', async () => {
  await checkVersion('1.0.6', versionCheckHost({ caches }))
  expect(stepsDone()).toEqual(allSteps)
})

test.each([
  ['getItem', 'app_version', []],
  ['setItem', 'app_version', ['version']],
  ['setItem', 'last_cache_refresh', ['moment']],
  ['length', undefined, ['keys']],
  ['key', 0, ['keys']],
  ['key', 1, ['keys']],
  ['removeItem', 'page-cache', ['keys']],
])('a storage that refuses %s %s loses no other step', async (method, argument, lost) => {
  await checkVersion('1.0.6', versionCheckHost({ caches, localStorage: refusing(method, argument) }))
  expect(stepsDone()).toEqual(allSteps.filter((step) => !lost.some((lostStep) => lostStep === step)))
})

test('one key that cannot be removed does not keep the others', async () => {
  localStorage.setItem('zz-cache', 'old')
  localStorage.setItem('aa-cache', 'old')
  await checkVersion('1.0.6', versionCheckHost({ localStorage: refusing('removeItem', 'page-cache') }))
  expect([localStorage.getItem('aa-cache'), localStorage.getItem('zz-cache')]).toEqual([null, null])
})

test('blocked storage leaves the meta tag and the caches to be done', async () => {
  await checkVersion('1.0.6', blocking('localStorage'))
  expect(stepsDone()).toEqual(['meta tag', 'caches'])
})

test('blocked caches leave the rest to be done', async () => {
  await checkVersion('1.0.6', blocking('caches'))
  expect(stepsDone()).toEqual(allSteps.filter((step) => step !== 'caches'))
})

test('a browser without the Cache API is no fault', async () => {
  await expect(checkVersion('1.0.6', versionCheckHost({ caches: undefined }))).resolves.toBeUndefined()
})

test('caches that refuse to be listed are no fault', async () => {
  vi.spyOn(caches, 'keys').mockRejectedValueOnce(new DOMException('refused', 'SecurityError'))
  await checkVersion('1.0.6', versionCheckHost({ caches }))
  expect(stepsDone()).toEqual(allSteps.filter((step) => step !== 'caches'))
})

test('a cache that refuses to be deleted does not keep the others', async () => {
  caches.names.add('images')
  vi.spyOn(caches, 'delete').mockRejectedValueOnce(new DOMException('refused', 'SecurityError'))
  await checkVersion('1.0.6', versionCheckHost({ caches }))
  expect([...caches.names]).toEqual(['pages'])
})
