/** What a document notes of itself; times in ms since its navigation began. */
interface PageRecord {
  firstPaint: number | undefined
  longTasks: { start: number; duration: number }[]
}

declare global {
  interface Window {
    pageRecord: PageRecord
  }
}

/** Runs in every document before its own scripts. */
export function keepRecord(): void {
  const record: PageRecord = { firstPaint: undefined, longTasks: [] }
  window.pageRecord = record
  new PerformanceObserver((list) => {
    record.firstPaint = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? record.firstPaint
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      record.longTasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
}
