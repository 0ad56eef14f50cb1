import type { Readable, Writable } from 'node:stream'
import { type CANCEL_SYMBOL, isCancel, log, text } from '@clack/prompts'
import { exampleFields, likeExample } from '../src/lib/site/operator/example.ts'
import { shownMail, shownOrigin } from '../ssg/content/shown-address.ts'
import { shownPhone } from '../src/lib/site/operator/shown-phone.ts'
import { siteFields, siteSchema, type Site } from '../src/lib/site/site-schema.ts'
import { tidy } from './tidy.ts'

/** Where questions are asked and answered. */
export interface Terminal {
  input: Readable
  output: Writable
}

/** What is known of the operator so far, by field. */
export type Known = Partial<Record<keyof Site, unknown>>

export type Question = (known: Known, terminal: Terminal) => Promise<Known>

/** Whoever answers has had enough for now. */
export class Interrupted extends Error {}

export function answered<Value>(answer: Value | typeof CANCEL_SYMBOL): Value {
  if (isCancel(answer)) throw new Interrupted()
  return answer
}

/** Asks for a field in words, keeps what is known but what is nobody's, and takes no answer that the identity would refuse. */
export function inWords(field: keyof Site): Question {
  const schema = siteSchema.shape[field]
  const mayBeNothing = schema.safeParse(null).success
  const example = shown(field, String(siteFields.get(schema)?.example))
  const kept = (typed = '') => (typed.trim() === '' && mayBeNothing ? null : tidy(field, typed))
  return async (known, terminal) => {
    const typed = answered(
      await text({
        ...terminal,
        message: questionOf(field, known[field]),
        placeholder: `such as ${example}`,
        initialValue: initial(field, known),
        // The placeholder has gone as soon as something is typed.
        validate: (answer) => {
          const fault = schema.safeParse(kept(answer)).error?.issues[0]?.message
          return fault && `${fault}. Right is, for example: ${example}`
        },
      }),
    )
    const value = kept(typed)
    if (value !== null && value !== typed) log.info(keptAs(field, value), terminal)
    return { [field]: value }
  }
}

/** What a field is, as a question; where a value of the example's is proposed, which may be true of others too, that it is one. */
export function questionOf(field: keyof Site, proposed?: unknown): string {
  const question = siteFields.get(siteSchema.shape[field])?.about.replace(' (null)', '') ?? field
  return likeExample({ [field]: proposed }).length > 0 ? `${question}. ${ofExample}` : question
}

export const ofExample = 'What is proposed is the example’s: enter makes it yours'

function initial(field: keyof Site, known: Known): string {
  const value = known[field]
  if (typeof value !== 'string' || exampleFields({ [field]: value }).length > 0) return ''
  return shown(field, value)
}

/** What the identity has, and visitors see otherwise. */
function keptAs(field: keyof Site, value: string): string {
  const seen = shown(field, value)
  return seen === value ? `Kept as ${value}` : `Kept as ${value}, shown as ${seen}`
}

/** A value of the identity as people write it. */
export function shown(field: keyof Site, value: string): string {
  return shownAs[field]?.(value) ?? value
}

const shownAs: Partial<Record<keyof Site, (value: string) => string>> = {
  phone: shownPhone,
  email: shownMail,
  origin: shownOrigin,
}
