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
