import { z } from 'zod'
import { serviceGroups } from './navigation.ts'
import type { PagePath } from './page-path.ts'
import { ownPageSchema, questionsSchema } from './page-schema.ts'
import { stations } from './stations.ts'

/** A part of a text with links: words, a link to a page, or a link to a source. */
export type TextPart =
  | { text: string }
  | { text: string; to: PagePath; hash?: string }
  | { text: string; url: `https://${string}` }

export const text = z.string({ error: 'muss ein Text sein' }).trim().min(1, { error: 'darf nicht leer sein' })
const secure = z.templateLiteral(['https://', z.string()])
export const path = z.custom<PagePath>((value) => typeof value === 'string' && value.startsWith('/'), {
  error: 'muss der Pfad einer Seite sein, etwa /contact',
})

/** A text with links, `[words](/path#section)` or `[words](source:key)`. The build replaces `source:key` by the URL before it parses. */
export const linked = text.transform((written) => partsOf(written))

/** Folded below its title. */
const fold = z.strictObject({ title: text, text: linked })
const step = z.strictObject({ title: text, text })
const headed = z.strictObject({ title: text, lead: text })

const station = z.strictObject({ symptom: text, to: path })

export const homeSchema = z.strictObject({
  page: ownPageSchema.omit({ kind: true }).extend({ questions: questionsSchema }),
  hero: z.strictObject({
    title: text,
    purpose: text,
    lead: text,
    action: text,
    alone: z.strictObject({ label: text, to: path }),
    note: text,
  }),
  sample: z.strictObject({
    report: text,
    number: text,
    title: text,
    pages: z.array(z.strictObject({ path: text, links: z.int().min(0).max(14), state: text })).min(1),
    facts: z.array(z.strictObject({ label: text, text })).min(1),
    note: linked,
  }),
  stations: headed.extend({ list: z.record(z.enum(stations), station) }),
  audit: headed.extend({
    rows: z.array(step.extend({ priced: text.optional() })).min(1),
    details: z.array(fold),
    report: linked,
  }),
  firstDays: headed.extend({ talk: step, audit: step, choice: step, work: step }),
  services: headed.extend({ groups: z.record(z.enum(serviceGroups), text) }),
  references: headed,
  principles: headed.extend({ rows: z.array(fold).min(1) }),
  people: z.strictObject({ title: text }),
  proof: headed.extend({
    claims: z.array(z.strictObject({ value: text, text })).min(1),
  }),
  reading: headed.extend({
    tool: z.strictObject({
      title: text,
      address: text,
      verdict: text,
      reason: text,
      gates: z.array(z.strictObject({ label: text, isOpen: z.boolean() })).min(1),
      action: linked,
    }),
    links: z.array(z.strictObject({ title: text, to: path })).min(1),
    all: linked,
  }),
  questions: z.strictObject({ title: text, list: z.array(fold).min(1) }),
  enquiry: text,
})

/** Without `page`, whose facts are listed with those of every other page. */
export type HomeTexts = Omit<z.infer<typeof homeSchema>, 'page'>

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g

function partsOf(written: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: whole, 1: label = '', 2: address = '', index } of written.matchAll(link)) {
    if (index > end) parts.push({ text: written.slice(end, index) })
    parts.push(linkTo(address, label) ?? { text: whole })
    end = index + whole.length
  }
  if (end < written.length) parts.push({ text: written.slice(end) })
  return parts
}

function linkTo(address: string, label: string): TextPart | undefined {
  const [written, hash] = address.split('#')
  const to = path.safeParse(written).data
  if (to) return { text: label, to, ...(hash && { hash }) }
  const url = secure.safeParse(address).data
  return url && { text: label, url }
}
