import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricWithAttribution } from 'web-vitals/attribution'
import { noVisit, partLabels, unsupportedVitals, type Visit, type VisitValue } from './visit'

let visit: Visit = { ...noVisit, loaded: loadedPath() }
let isMeasuring = false
const listeners = new Set<() => void>()

/** What has been measured since the page was loaded, however late somebody asks: browsers keep what came before. */
export function currentVisit(): Visit {
  return visit
}

/** Returns what ends the listening. The measuring goes on: a page load is measured once. */
export function onVisitChange(listener: () => void): () => void {
  listeners.add(listener)
  measure()
  return () => void listeners.delete(listener)
}

/** The page that was loaded, wherever the app has gone since; in Node there is none. */
function loadedPath(): string | undefined {
  const [load] = performance.getEntriesByType('navigation')
  return load && new URL(load.name).pathname
}

function measure(): void {
  if (isMeasuring) return
  isMeasuring = true
  const types = globalThis.PerformanceObserver?.supportedEntryTypes ?? []
  change({ unsupported: unsupportedVitals(types, knowsInteractions()) })
  const all = { reportAllChanges: true }
  onTTFB(take, all)
  onFCP(take, all)
  onLCP(take, all)
  onCLS(take, all)
  onINP(take, all)
}

function knowsInteractions(): boolean {
  return 'PerformanceEventTiming' in globalThis && 'interactionId' in PerformanceEventTiming.prototype
}

function take(metric: MetricWithAttribution): void {
  change({
    values: { ...visit.values, [metric.name]: valueOf(metric) },
    isRestored: metric.navigationType === 'back-forward-cache',
  })
}

function change(changed: Partial<Visit>): void {
  visit = { ...visit, ...changed }
  for (const listener of listeners) listener()
}

function valueOf(metric: MetricWithAttribution): VisitValue {
  const { value } = metric
  const labelled = (times: readonly (number | undefined)[]) =>
    partLabels[metric.name].map((label, index) => ({ label, ms: times[index] }))
  switch (metric.name) {
    case 'LCP': {
      const { target, timeToFirstByte, resourceLoadDelay, resourceLoadDuration, elementRenderDelay } =
        metric.attribution
      return {
        value,
        target,
        parts: labelled([timeToFirstByte, resourceLoadDelay, resourceLoadDuration, elementRenderDelay]),
      }
    }
    case 'INP': {
      const { interactionTarget, inputDelay, processingDuration, presentationDelay } = metric.attribution
      return {
        value,
        target: interactionTarget,
        parts: labelled([inputDelay, processingDuration, presentationDelay]),
      }
    }
    case 'CLS': {
      const { largestShiftTarget, largestShiftTime } = metric.attribution
      return { value, target: largestShiftTarget, parts: labelled([largestShiftTime]) }
    }
    case 'TTFB': {
      const { waitingDuration, cacheDuration, dnsDuration, connectionDuration, requestDuration } =
        metric.attribution
      return {
        value,
        parts: labelled([waitingDuration, cacheDuration, dnsDuration, connectionDuration, requestDuration]),
      }
    }
    case 'FCP':
      return { value, parts: [] }
  }
}
