import { afterEach, beforeEach, vi } from 'vitest'

/** jsdom's window and document stay for a whole file, so the listeners of one test must not hear the next one. */
export function dropListenersAfterEach(target: Window | Document): void {
  beforeEach(() => {
    const add: EventTarget['addEventListener'] = target.addEventListener.bind(target)
    vi.spyOn<EventTarget, 'addEventListener'>(target, 'addEventListener').mockImplementation(
      (type, listener, options) => {
        add(type, listener, options)
        if (listener) removals.push(() => target.removeEventListener(type, listener, options))
      },
    )
  })
  const removals: (() => void)[] = []
  afterEach(() => {
    for (const remove of removals.splice(0)) remove()
    vi.restoreAllMocks()
  })
}
