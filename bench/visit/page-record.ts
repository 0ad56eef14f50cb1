/** What a document notes of itself; times in ms since its navigation began. */
interface PageRecord {
  firstPaint: number | undefined
  largestPaint: number | undefined
  layoutShift: number
  longTasks: { start: number; duration: number }[]
  /** Time from an input to the next paint, of the inputs that count for Interaction to Next Paint. */
  interactions: number[]
}

declare global {
  interface Window {
    pageRecord: PageRecord
  }
}

/** Runs in every document before its own scripts. */
export function keepRecord(): void {
  const record: PageRecord = {
    firstPaint: undefined,
    largestPaint: undefined,
    layoutShift: 0,
    longTasks: [],
    interactions: [],
  }
  window.pageRecord = record
  const notes: Record<string, (entry: PerformanceEntry) => void> = {
    paint({ name, startTime }) {
      if (name === 'first-contentful-paint') record.firstPaint = startTime
    },
    'largest-contentful-paint'({ startTime }) {
      record.largestPaint = startTime
    },
    'layout-shift'(entry) {
      const isOwn = 'hadRecentInput' in entry && entry.hadRecentInput === false
      if (isOwn && 'value' in entry && typeof entry.value === 'number') record.layoutShift += entry.value
    },
    longtask({ startTime, duration }) {
      record.longTasks.push({ start: startTime, duration })
    },
    event(entry) {
      const counts = entry instanceof PerformanceEventTiming && entry.interactionId > 0
      if (counts) record.interactions.push(entry.duration)
    },
  }
  for (const [type, note] of Object.entries(notes)) {
    // The threshold, the lowest there is, concerns events only.
    const options = { type, buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options)
  }
}
