import type { Readable, Writable } from 'node:stream'
import { type CANCEL_SYMBOL, confirm, isCancel, log, text } from '@clack/prompts'
import { exampleFields, likeExample } from '../../src/lib/site/operator/example.ts'
import { type Site, siteFields, siteSchema } from '../../src/lib/site/site-schema.ts'
import { canParseUrl } from '../../src/lib/can-parse-url.ts'
import { readPhone } from '../../src/lib/swiss-formats/phone.ts'
import { readUid } from '../../src/lib/swiss-formats/uid.ts'

export interface Terminal {
  input: Readable
  output: Writable
}

/** The known data of the operator, by field. */
export type Known = Partial<Record<keyof Site, unknown>>

export type Question = (known: Known, terminal: Terminal) => Promise<Known>

export class Interrupted extends Error {}

export function answered<Value>(answer: Value | typeof CANCEL_SYMBOL): Value {
  if (isCancel(answer)) throw new Interrupted()
  return answer
}

export async function askYesOrNo(terminal: Terminal, message: string, initialValue = true): Promise<boolean> {
  return answered(await confirm({ ...terminal, message, initialValue, active: 'Ja', inactive: 'Nein' }))
}

/** The answer «no value», where enter would accept the proposal. */
export const nothing = '-'

/**
 * Asks for the text of a field. The known value is the placeholder; enter accepts it. Answers that the schema or `problemOf` refuses, and values of the
 * example, are rejected.
 */
export function inWords(
  field: keyof Site,
  problemOf: (value: string | null) => string | undefined = () => undefined,
): Question {
  const schema = siteSchema.shape[field]
  const mayBeNothing = schema.safeParse(null).success
  const example = String(siteFields.get(schema)?.example)
  return async (known, terminal) => {
    const kept = keptOf(field, known)
    const valueOf = (typed = '') => {
      if (typed.trim() === '') return kept ?? (mayBeNothing ? null : '')
      return mayBeNothing && typed.trim() === nothing ? null : tidy(field, typed)
    }
    const hint = kept ? `; sonst «${nothing}»` : '; sonst leer'
    const typed = answered(
      await text({
        ...terminal,
        message: questionOf(field, kept) + (mayBeNothing ? hint : ''),
        placeholder: kept || `etwa ${example}`,
        defaultValue: kept ?? '',
        validate(answer) {
          const value = valueOf(answer)
          const fault = schema.safeParse(value).error?.issues[0]?.message ?? problemOf(value)
          if (fault) return `${fault}. Richtig ist etwa: ${example}`
          return exampleFields({ [field]: value }).length > 0
            ? `«${value}» ist ein Beispiel und gehört nicht Ihrer Firma`
            : undefined
        },
      }),
    )
    const value = valueOf(typed)
    if (value !== null && typed && value !== typed) log.info(`Gespeichert als ${value}`, terminal)
    return { [field]: value }
  }
}

/** The question for a field, with a note if the proposed value is the example's and may be the operator's as well. */
export function questionOf(field: keyof Site, proposed?: unknown): string {
  const question = siteFields.get(siteSchema.shape[field])?.about ?? field
  const isLike = likeExample({ [field]: proposed }).length > 0
  return isLike ? `${question}. Der Vorschlag stammt vom Beispiel` : question
}

function keptOf(field: keyof Site, known: Known): string | undefined {
  const value = known[field]
  return typeof value === 'string' && exampleFields({ [field]: value }).length === 0 ? value : undefined
}

/** Converts what people type to the stored format, by field. Invalid input stays as it is, and the schema reports it. */
const tidied: Record<string, (typed: string) => string> = {
  uid: (typed) => readUid(typed)?.canonical ?? typed,
  phone: (typed) => readPhone(typed)?.e164 ?? typed,
  email: tidyMail,
  origin: tidyOrigin,
  enquiryAddress: (typed) => (typed.startsWith('/') ? typed : (urlOf(typed)?.href ?? typed)),
}

export function tidy(field: string, typed: string): string {
  const said = typed.trim()
  return tidied[field]?.(said) ?? said
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
