import { whenIdle } from './when-idle.ts'

/** What a visitor does first: any of it means that the app is wanted now. */
const intents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'scroll', 'focusin']

/**
 * Calls `start` once: at the first sign of intent or, unless the visitor saves data, is on a slow line or has come to an
 * address that is no page, in the first idle moment after loading. Until then the page is an ordinary document and costs nobody anything.
 */
export function whenWanted(start: () => void): void {
  const once = () => {
    for (const intent of intents) removeEventListener(intent, once, true)
    if (!started) start()
    started = true
  }
  let started = false
  for (const intent of intents) addEventListener(intent, once, { capture: true, passive: true })
  if (isThrifty(navigator.connection ?? {}) || isDeadEnd()) return
  whenIdle(once)
}

export function isThrifty({ saveData, effectiveType = '' }: NetworkInformation): boolean {
  return saveData === true || /^(slow-2g|2g|3g)$/.test(effectiveType)
}

/** The page for unknown addresses: nobody stays there to read. */
function isDeadEnd(): boolean {
  return document.querySelector('[data-suggestions]') !== null
}
