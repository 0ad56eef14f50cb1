import { canParseUrl } from '../../lib/can-parse-url.ts'

/** No URL is longer, but a paste by mistake may have a megabyte. */
export const longestAddress = 16_000

/** Parses a URL, also one without scheme, such as «www.e.ch/a». With `base` it may be relative. */
export function urlOf(address: string, base?: string): URL | undefined {
  const text = address.trim()
  if (text === '' || text.length > longestAddress) return undefined
  // «www.e.ch:8080» has a port, not a scheme.
  const isWhole = base !== undefined || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)
  const whole = isWhole ? text : `https://${text}`
  return canParseUrl(whole, base) ? new URL(whole, base) : undefined
}

/** Normalises a URL for comparison: as a browser does, without fragment, «%c3» as «%C3» (RFC 3986 §6.2.2.1); `undefined` if it is not absolute. */
export function comparable(address: string): string | undefined {
  if (!/^https?:\/\/[^/]/i.test(address.trim()) || !canParseUrl(address)) return undefined
  const { origin, pathname, search } = new URL(address)
  return `${origin}${pathname}${search}`.replace(/%[\da-f]{2}/g, (code) => code.toUpperCase())
}

/** A URL without scheme, «www» and trailing slash, which people often confuse. */
export function alikeness(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
}
