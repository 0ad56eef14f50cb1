import type { VersionCheckHost } from '../../src/lib/version-check.ts'

/** The moment at which the checks of the tests run. */
export const checkedAt = 1_795_219_200_000

/** jsdom's own storage and document as the version check sees a browser, but for what a test replaces. */
export function versionCheckHost(replaced: Partial<VersionCheckHost> = {}): VersionCheckHost {
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
export class FakeCaches implements CacheStorage {
  readonly names: Set<string>

  constructor(...names: string[]) {
    this.names = new Set(names)
  }

  keys = () => Promise.resolve([...this.names])
  has = (name: string) => Promise.resolve(this.names.has(name))
  delete = (name: string) => Promise.resolve(this.names.delete(name))
  match = () => Promise.resolve(undefined)
  open = () => Promise.reject(new Error('no test opens a cache'))
}
