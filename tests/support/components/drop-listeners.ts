import { afterEach, beforeEach, vi } from 'vitest'

/** jsdom's window and document stay for a whole file, so the listeners of one test must not hear the next one. */
export function dropListenersAfterEach(target: Window | Document): void {
  // What it gives back is called after the test.
  beforeEach(() => recordListeners(target))
  afterEach(() => void vi.restoreAllMocks())
}

/** Records who listens from here on, until the function that it gives back takes them off again. */
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
