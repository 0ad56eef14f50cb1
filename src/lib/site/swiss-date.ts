const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')

/**
 * «21. November 2026» from «2026-11-21», day and month on one line. Not `Intl`: its output for de-CH differs between versions of ICU, so server
 * and browser could disagree.
 */
export function swissDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date}.\u00A0${months[Number(month) - 1]} ${year}`
}

/** The day of the last change of substance, for byline, sitemap, feed and structured data. */
export function lastChange({
  published,
  updated,
}: {
  published: string
  updated?: string | undefined
}): string {
  return updated ?? published
}
