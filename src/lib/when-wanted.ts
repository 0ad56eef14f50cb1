import { whenIdle } from './when-idle.ts'

/** What a visitor does first: any of it means that the app is wanted now. */
const intents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin']

/**
 * Calls `start` once: at the first sign of intent or, unless the visitor saves data or is on a slow line, in the first idle
 * moment after loading. Until then the page is an ordinary document and costs nobody anything. Returns what calls it at once.
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
