import { swissNumber } from '../shared/numbers.ts'

/** What a visit is measured by, in the order in which it is shown; the first three are the Core Web Vitals. */
export const vitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const

export type VitalName = (typeof vitals)[number]
export type Rating = 'good' | 'needs-improvement' | 'poor'

/** Up to which value a measurement is good, and up to which it needs improvement: milliseconds, CLS without a unit. */
export const thresholds: Readonly<Record<VitalName, readonly [good: number, fair: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
}

export function ratingOf(name: VitalName, value: number): Rating {
  const [good, fair] = thresholds[name]
  if (value <= good) return 'good'
  return value <= fair ? 'needs-improvement' : 'poor'
}

/** As the German Search Console says it. */
export const ratingLabels: Readonly<Record<Rating, string>> = {
  good: 'Gut',
  'needs-improvement': 'Optimierung erforderlich',
  poor: 'Langsam',
}

/** «1,23 s», «184 ms», «0,02»; a shift that was measured is never rounded to none. */
export function vitalText(name: VitalName, value: number): string {
  if (name !== 'CLS') return timeText(value)
  return value > 0 && value < 0.005 ? 'unter 0,01' : swissNumber(value, 2)
}

/** «1,23 s» from a second on, «184 ms» below. */
export function timeText(ms: number): string {
  return ms >= 999.5 ? `${swissNumber(ms / 1000, 2)}\u00A0s` : `${swissNumber(ms)}\u00A0ms`
}
