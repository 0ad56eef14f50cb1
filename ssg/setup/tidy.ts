import { canParseUrl } from '../../src/lib/can-parse-url.ts'
import { readPhone } from '../../src/lib/swiss-formats/phone.ts'
import { readUid } from '../../src/lib/swiss-formats/uid.ts'

/** Converts what people type to the stored format, by field. Invalid input stays as it is, and the schema reports it. */
const tidied: Record<string, (typed: string) => string> = {
  uid: (typed) => readUid(typed)?.canonical ?? typed,
  phone: (typed) => readPhone(typed)?.e164 ?? typed,
  email: tidyMail,
  origin: tidyOrigin,
  enquiryAddress: (typed) => (typed.startsWith('/') ? typed : (urlOf(typed)?.href ?? typed)),
}

export function tidy(field: string, typed: string): string {
  const text = typed.trim()
  return tidied[field]?.(text) ?? text
}

export function tidyList(typed: string): string[] {
  return typed
    .split(/[\s,;]+/)
    .filter((address) => address !== '')
    .map((address) => urlOf(address)?.href ?? address)
}

/** Parses a URL, also without `https://`, because browsers hide the scheme. */
function urlOf(typed: string): URL | undefined {
  const address = /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`
  return /\.|^https:/.test(typed) && canParseUrl(address) ? new URL(address) : undefined
}

/** The origin of a URL. A URL with a path stays, so that the schema refuses it: the site must be at the root of its host. */
function tidyOrigin(typed: string): string {
  const url = urlOf(typed)
  if (!url) return typed
  return url.href === `${url.origin}/` ? url.origin : url.href
}

function tidyMail(typed: string): string {
  const [, name, host = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(typed) ?? []
  return name && canParseUrl(`https://${host}`) ? `${name}@${new URL(`https://${host}`).hostname}` : typed
}
