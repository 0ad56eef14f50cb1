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

/** Everything a storage holds. */
export function entriesOf(storage: Storage): Record<string, string> {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return Object.fromEntries(keys.map((key) => [key, storage.getItem(key) ?? '']))
}
