import { canParseUrl } from '../../src/lib/can-parse-url.ts'
import { readPhone } from '../../src/lib/swiss-formats/phone.ts'
import { readUid } from '../../src/lib/swiss-formats/uid.ts'

/** What a person types, by field, as the identity keeps it; what is no such thing stays, so that its check can say so. */
const tidied: Record<string, (typed: string) => string> = {
  uid: (typed) => readUid(typed)?.canonical ?? typed,
  phone: (typed) => readPhone(typed)?.e164 ?? typed,
  email: tidyMail,
  origin: tidyOrigin,
  enquiryAddress: (typed) => (typed.startsWith('/') ? typed : (urlOf(typed)?.href ?? typed)),
}

export function tidy(field: string, typed: string): string {
  const text = typed.trim().replace(inQuotes, '$1$2').trim()
  return tidied[field]?.(text) ?? text
}

/** As values stand in files, and as quoted text is copied; a name that only begins with a quoted word keeps its quotes. */
const inQuotes = /^(?:'([^']*)'|["«„“]([^"«»“”]*)["»“”])$/

/** Addresses that a person separates by spaces or commas. */
export function tidyList(typed: string): string[] {
  return typed
    .split(/[\s,;]+/)
    .filter((address) => address !== '')
    .map((address) => urlOf(address)?.href ?? address)
}

/** Browsers show addresses without their scheme, so people copy them without it. */
function urlOf(typed: string): URL | undefined {
  const address = /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`
  return /\.|^https:/.test(typed) && canParseUrl(address) ? new URL(address) : undefined
}

/** More than the host stays: whoever types a path means a site that is not at the root, which none of this one can be. */
function tidyOrigin(typed: string): string {
  const url = urlOf(typed)
  if (!url) return typed
  return url.href === `${url.origin}/` ? url.origin : url.href
}

function tidyMail(typed: string): string {
  const [, name, host = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(typed) ?? []
  return name && canParseUrl(`https://${host}`) ? `${name}@${new URL(`https://${host}`).hostname}` : typed
}
