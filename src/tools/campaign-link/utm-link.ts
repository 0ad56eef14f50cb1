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
    .map(([name, value]) => `utm_${name}=${besidePlaceholders(value, encoded)}`)
    .join('&')
  const joint = /[?&]$/.test(page) ? '' : page.includes('?') ? '&' : '?'
  return `${page}${joint}${query}${anchor}`
}

const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))

/** What a platform replaces at the click: «{{ad.name}}» of Meta, «{keyword}» of Google, «__CID__» of TikTok, «*|LIST|*» and «[[name]]» in newsletters. */
const placeholder = /(\{\{[^{}]+\}\}|\{[\w.:]+\}|\[\[[^[\]]+\]\]|__[A-Z_]+__|\*\|[^|]+\|\*)/

export const placeholdersIn = (value: string) =>
  value.split(placeholder).filter((_, index) => index % 2 === 1)

function besidePlaceholders(value: string, change: (text: string) => string): string {
  return value
    .split(placeholder)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('')
}

export const utmNames = ['source', 'medium', 'campaign', 'content'] as const

function parts(utm: Utm): [name: string, value: string][] {
  return utmNames.map((name): [string, string] => [name, utm[name]]).filter(([, value]) => value !== '')
}

export const valuesOf = (utm: Utm) => parts(utm).map(([, value]) => value)

/** The recommended spelling of a value: lower case, digits and hyphens, umlauts spelt out. */
export function houseStyle(value: string): string {
  return besidePlaceholders(value.trim(), (text) =>
    text
      .toLowerCase()
      .replace(/[äöüß]/g, (letter) => spelt[letter] ?? letter)
      .normalize('NFD')
      .replace(/[\u0300-\u036F]/g, '')
      .replace(/[^a-z0-9._~-]+/g, '-'),
  ).replace(/^-|-$/g, '')
}

const spelt: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
