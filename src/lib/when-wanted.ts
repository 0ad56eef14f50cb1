import { whenIdle } from './when-idle.ts'

/** The events that count as intent. */
const intents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin']

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
