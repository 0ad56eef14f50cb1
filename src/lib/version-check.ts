import { attempt } from './attempt.ts'

const versionKey = 'app_version'
const refreshKey = 'last_cache_refresh'
const sessionFlag = 'version_checked'

/** What the check uses of `window`. A browser that refuses storage throws on reading these properties; one without the Cache API has no `caches`. */
export interface CheckedBrowser extends Pick<Window, 'document' | 'localStorage' | 'sessionStorage'> {
  location: Pick<Location, 'hostname'>
  caches?: CacheStorage
}

/**
 * Clears what an older version of the site may have left in this browser: storage keys that contain «cache», in any
 * letter case, and every entry of the Cache API. Never reloads the page. A browser that refuses storage or has it full
 * keeps working: each step is tried on its own.
 */
export async function checkVersion(version: string, window: CheckedBrowser): Promise<void> {
  if (window.location.hostname.includes('netlify.app')) {
    attempt(() => window.localStorage.setItem(versionKey, version))
    attempt(() => window.sessionStorage.setItem(sessionFlag, 'true'))
    return
  }
  if (attempt(() => window.localStorage.getItem(versionKey)) === version) return
  attempt(() => window.localStorage.setItem(versionKey, version))
  attempt(() => window.localStorage.setItem(refreshKey, String(Date.now())))
  attempt(() => removeCacheKeys(window.localStorage))
  // oxlint-disable-next-line no-restricted-properties -- The specification asks for it, before React has come.
  window.document.querySelector('meta[name="cache-version"]')?.setAttribute('content', version)
  await deleteCaches(attempt(() => window.caches))
}

function removeCacheKeys(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  for (const key of keys) {
    if (/cache/i.test(key) && key !== versionKey && key !== refreshKey) storage.removeItem(key)
  }
}

async function deleteCaches(caches: CacheStorage | undefined): Promise<void> {
  if (!caches) return
  const keys = await caches.keys().catch(refused)
  await Promise.all((keys ?? []).map((key) => caches.delete(key).catch(refused)))
}

const refused = (): undefined => undefined

/** The interval of checks while the page is visible, in ms. */
const checkInterval = 3_600_000
/** How long the page must have been hidden for a check on its return, in ms. */
const hiddenThreshold = 600_000

/** Runs `check` now, every hour while the page is visible, and when it returns after more than ten minutes. */
export function scheduleVersionCheck(check: () => void, document: Document): void {
  let hiddenSince = document.hidden ? Date.now() : undefined
  check()
  setInterval(() => {
    if (!document.hidden) check()
  }, checkInterval)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      hiddenSince = Date.now()
      return
    }
    if (hiddenSince !== undefined && isLong(Date.now() - hiddenSince)) check()
    hiddenSince = undefined
  })
}

/** A negative time means that the clock was set back, so the check runs. */
function isLong(elapsed: number): boolean {
  return elapsed > hiddenThreshold || elapsed < 0
}
