/** The UTM values of a link; empty ones are left out. */
export interface Utm {
  source: string
  medium: string
  campaign: string
  content: string
}

/**
 * Adds UTM parameters to a URL, as text before the «#», because `URLSearchParams` would rewrite the existing query (`%20` to `+`, `?flag` to
 * `?flag=`).
 */
export function utmLink(address: string, utm: Utm): string {
  const hash = address.indexOf('#')
  const [page, anchor] = hash < 0 ? [address, ''] : [address.slice(0, hash), address.slice(hash)]
  const query = parts(utm)
    .map(([name, value]) => `utm_${name}=${encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'))}`)
    .join('&')
  const joint = /[?&]$/.test(page) ? '' : page.includes('?') ? '&' : '?'
  return `${page}${joint}${query}${anchor}`
}

export const utmNames = ['source', 'medium', 'campaign', 'content'] as const

export function parts(utm: Utm): [name: string, value: string][] {
  return utmNames.map((name): [string, string] => [name, utm[name]]).filter(([, value]) => value !== '')
}

/** The recommended spelling of a value: lower case, digits and hyphens, umlauts spelt out. */
export function houseStyle(value: string): string {
  return value
    .trim()
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => spelt[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[^a-z0-9._~-]+/g, '-')
    .replace(/^-|-$/g, '')
}

const spelt: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
