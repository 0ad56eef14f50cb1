import { attempt } from './attempt.ts'

const versionKey = 'app_version'
const refreshKey = 'last_cache_refresh'
const sessionFlag = 'version_checked'

/** The browser APIs that the check uses, so that tests can fake each of them. */
export interface VersionCheckHost {
  hostname: string
  document: Document
  /** Reading these properties may itself throw where the browser refuses storage. */
  readonly localStorage: Storage
  readonly sessionStorage: Storage
  readonly caches: CacheStorage | undefined
  /** Milliseconds since the epoch. */
  now: () => number
}

/**
 * Clears what an older version of the site may have left in this browser: storage keys that contain «cache», in any
 * letter case, and every entry of the Cache API. Never reloads the page. A browser that refuses storage or has it full
 * keeps working: each step is tried on its own.
 */
export async function checkVersion(version: string, host: VersionCheckHost): Promise<void> {
  if (host.hostname.includes('netlify.app')) {
    attempt(() => host.localStorage.setItem(versionKey, version))
    attempt(() => host.sessionStorage.setItem(sessionFlag, 'true'))
    return
  }
  if (attempt(() => host.localStorage.getItem(versionKey)) === version) return
  attempt(() => host.localStorage.setItem(versionKey, version))
  attempt(() => host.localStorage.setItem(refreshKey, String(host.now())))
  attempt(() => removeCacheKeys(host.localStorage))
  // oxlint-disable-next-line no-restricted-properties -- The specification asks for it, before React has come.
  host.document.querySelector('meta[name="cache-version"]')?.setAttribute('content', version)
  await deleteCaches(host)
}

function removeCacheKeys(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) {
    if (key === null || key === versionKey || key === refreshKey) continue
    if (key.toLowerCase().includes('cache')) attempt(() => storage.removeItem(key))
  }
}

async function deleteCaches(host: VersionCheckHost): Promise<void> {
  const caches = attempt(() => host.caches)
  if (!caches) return
  const keys = await caches.keys().catch(refused)
  await Promise.all((keys ?? []).map((key) => caches.delete(key).catch(refused)))
}

const refused = (): undefined => undefined
