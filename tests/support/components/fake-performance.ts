import { vi } from 'vitest'

interface Entry {
  entryType: string
  name: string
  startTime: number
  duration: number
  [detail: string]: unknown
}

/** What a browser measures, in place of jsdom, which measures nothing: the entries so far go to whoever asks, also afterwards. */
export function fakePerformance(supportedEntryTypes: readonly string[], entries: readonly Entry[]): void {
  const ofType = (type: string) => entries.filter(({ entryType }) => entryType === type)
  class FakeObserver {
    static readonly supportedEntryTypes = supportedEntryTypes
    constructor(private readonly answer: (list: { getEntries: () => Entry[] }) => void) {}
    observe({ type }: { type: string }) {
      const found = ofType(type)
      if (found.length > 0) setTimeout(() => this.answer({ getEntries: () => found }))
    }
    disconnect() {}
    takeRecords(): Entry[] {
      return []
    }
  }
  vi.stubGlobal('PerformanceObserver', FakeObserver)
  vi.stubGlobal('PerformanceNavigationTiming', NavigationEntry)
  Object.assign(performance, { getEntriesByType: ofType })
}

/** A page load of 40 ms until the server answers, 90 ms until something is seen, and 120 ms until the largest element is. */
export function pageLoad(address: string, largest: Element): Entry[] {
  const times = { activationStart: 0, domInteractive: 60, domContentLoadedEventStart: 61, domComplete: 95 }
  return [
    new NavigationEntry({ ...entry('navigation', address), ...times, responseStart: 40, type: 'navigate' }),
    { ...entry('paint', 'first-contentful-paint'), startTime: 90 },
    { ...entry('largest-contentful-paint', ''), startTime: 120, element: largest, url: '' },
    { ...entry('layout-shift', ''), startTime: 70, value: 0.031, sources: [], hadRecentInput: false },
  ]
}

/** Known by its class to whoever asks. */
class NavigationEntry implements Entry {
  [detail: string]: unknown
  declare entryType: string
  declare name: string
  declare startTime: number
  declare duration: number
  constructor(details: Entry) {
    Object.assign(this, details)
  }
}

function entry(entryType: string, name: string): Entry {
  return { entryType, name, startTime: 0, duration: 0 }
}
