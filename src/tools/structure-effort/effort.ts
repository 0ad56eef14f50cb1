/** A website whose structure is to be put in order. */
export interface Structure {
  /** Addresses in one language. */
  pages: number
  languages: number
  /** Kinds of pages, such as home, service, article. */
  templates: number
  /** Addresses that move or go. */
  redirects: number
  /** Who builds it: an ordinary system, or a framework whose pages come from JavaScript. */
  system: 'ordinary' | 'framework'
  isRelaunch: boolean
}

/** A kind of work: how often it is done, and how long it takes each time, in minutes. */
export interface WorkItem {
  driver: Driver
  count: number
  /** From and to. */
  minutes: readonly [low: number, high: number]
}

export type Driver = 'base' | 'templates' | 'framework' | 'addresses' | 'redirects' | 'languages' | 'relaunch'

/**
 * Our own working assumption, in minutes each, for a first idea of the size: no fact, no offer, and shown with the result. Operators put in
 * what their own offers are counted with.
 */
export const assumedMinutes: Readonly<Record<Driver, readonly [low: number, high: number]>> = {
  base: [480, 960],
  templates: [30, 60],
  framework: [20, 40],
  addresses: [1, 3],
  redirects: [1, 3],
  languages: [60, 120],
  relaunch: [240, 480],
}

/** Hours of work in a day. */
const workingDay = 8

/** The work that such a website makes, without what it does not make at all. */
export function workItems(structure: Structure): WorkItem[] {
  const { pages, languages, templates, redirects, system, isRelaunch } = structure
  const counts: Record<Driver, number> = {
    base: 1,
    templates,
    framework: system === 'framework' ? templates : 0,
    addresses: pages * languages,
    redirects,
    // Each language beside the first.
    languages: languages - 1,
    relaunch: isRelaunch ? 1 : 0,
  }
  return drivers.flatMap((driver) =>
    counts[driver] > 0 ? [{ driver, count: counts[driver], minutes: assumedMinutes[driver] }] : [],
  )
}

const drivers = [
  'base',
  'templates',
  'framework',
  'addresses',
  'redirects',
  'languages',
  'relaunch',
] as const satisfies Driver[]

/** How many days of work a number of items are, from and to. */
export function daysOf(items: readonly WorkItem[]): { low: number; high: number } {
  const days = (limit: 0 | 1) =>
    items.reduce((sum, { count, minutes }) => sum + count * minutes[limit], 0) / 60 / workingDay
  return { low: days(0), high: days(1) }
}

/** The item that weighs most, of those that the website decides; `undefined` where there is nothing but the base. */
export function mainDriver(items: readonly WorkItem[]): WorkItem | undefined {
  const [first] = items
    .filter(({ driver }) => driver !== 'base')
    .toSorted((one, other) => other.count * other.minutes[1] - one.count * one.minutes[1])
  return first
}
