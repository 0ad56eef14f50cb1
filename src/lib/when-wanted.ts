/** What a visitor does first: any of it means that the app is wanted now. */
const intents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin']

/** How long to wait for an idle moment at most, in ms, and the wait where the browser has no idle callback. */
const idleTimeout = 2000

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/**
 * Calls `start` once: at the first sign of intent or, unless the visitor saves data or is on a slow line, in the first
 * idle moment after loading. Until then the page is an ordinary document and costs nobody anything.
 */
export function whenWanted(start: () => void): void {
  const once = () => {
    for (const intent of intents) removeEventListener(intent, once, true)
    if (!started) start()
    started = true
  }
  let started = false
  for (const intent of intents) addEventListener(intent, once, { capture: true, passive: true })
  if (isThrifty(connection())) return
  const idle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(once, { timeout: idleTimeout })
      : setTimeout(once, idleTimeout)
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}

export function isThrifty({ saveData, effectiveType }: Connection): boolean {
  return saveData === true || /^(slow-2g|2g|3g)$/.test(effectiveType ?? '')
}

/** Not in every browser, and not in TypeScript's library: a plain value is read from it. */
function connection(): Connection {
  return 'connection' in navigator && typeof navigator.connection === 'object'
    ? pick(navigator.connection)
    : {}
}

function pick(value: object | null): Connection {
  const picked: Connection = {}
  if (value && 'saveData' in value) picked.saveData = value.saveData === true
  if (value && 'effectiveType' in value) picked.effectiveType = String(value.effectiveType)
  return picked
}
