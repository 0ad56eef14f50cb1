import { afterEach, beforeEach, vi } from 'vitest'

/** Removes the listeners of each test, because window and document stay the same for a whole file. */
export function dropListenersAfterEach(target: Window | Document): void {
  // Vitest calls the returned function after the test.
  beforeEach(() => recordListeners(target))
  afterEach(() => void vi.restoreAllMocks())
}

/** Records all listeners that are added from now on. The returned function removes them. */
export function recordListeners(target: EventTarget): () => void {
  const own = Object.getOwnPropertyDescriptor(target, 'addEventListener')
  const add: EventTarget['addEventListener'] = target.addEventListener.bind(target)
  const removals: (() => void)[] = []
  const addAndRecord: typeof add = (type, listener, options) => {
    add(type, listener, options)
    removals.push(() => target.removeEventListener(type, listener, options))
  }
  Object.defineProperty(target, 'addEventListener', {
    value: addAndRecord,
    configurable: true,
    writable: true,
  })
  return () => {
    Reflect.deleteProperty(target, 'addEventListener')
    if (own) Object.defineProperty(target, 'addEventListener', own)
    for (const remove of removals) remove()
  }
}
