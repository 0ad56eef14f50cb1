/** The events that count as intent. */
const intents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin']

/** The timeout of the idle callback, in ms; also the delay in browsers without idle callbacks. */
const idleTimeout = 2000

/**
 * Calls `start` once: at the first intent or, except with Save-Data or on a slow connection, at the first idle moment after loading. Returns a function
 * that calls `start` at once.
 */
export function whenWanted(start: () => void): () => void {
  const once = () => {
    for (const intent of intents) removeEventListener(intent, once, true)
    if (!started) start()
    started = true
  }
  let started = false
  for (const intent of intents) addEventListener(intent, once, { capture: true, passive: true })
  if (!isThrifty(navigator.connection ?? {})) whenIdle(once)
  return once
}

export function isThrifty({ saveData, effectiveType = '' }: NetworkInformation): boolean {
  return saveData === true || /^(slow-2g|2g|3g)$/.test(effectiveType)
}

/** Calls `call` at the first idle moment after the `load` event. */
function whenIdle(call: () => void): void {
  const idle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(call, { timeout: idleTimeout })
      : setTimeout(call, idleTimeout)
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
