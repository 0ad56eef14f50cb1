import { toString } from 'hast-util-to-string'
import type { Problem } from '../../ssg/problem.ts'
import { elements, type ParsedPage } from '../parsed-page.ts'

/** Properties whose value visitors read; the others are addresses, dates, types and references. */
const visible = new Set(['headline', 'streetAddress', 'postalCode', 'addressLocality', 'email', 'legalName'])

/** Every page has one graph of JSON-LD, and what it says stands on the page. */
export function checkStructuredData(pages: ParsedPage[]): Problem[] {
  return pages
    .filter(({ facts }) => facts)
    .flatMap((page) => {
      const scripts = elements(page.tree, ({ properties }) => properties.type === 'application/ld+json')
      const [script] = scripts
      if (!script || scripts.length > 1)
        return [{ file: page.origin, message: `has ${scripts.length} blocks of JSON-LD` }]
      const text = visibleText(page)
      const json: unknown = JSON.parse(toString(script))
      return [
        ...statements(json).filter(({ key, value }) => visible.has(key) && !text.includes(value)),
        ...authors(json).filter(({ value }) => !bylines(page).includes(value)),
      ].map(({ key, value }) => ({
        file: page.origin,
        message: `structured data say ${key} «${value}», the page does not`,
        hint: 'Mark up only what visitors can read.',
      }))
    })
}

function visibleText({ tree }: ParsedPage): string {
  const body = elements(tree, ({ tagName }) => tagName === 'body')[0]
  return body ? toString(body) : ''
}

/** Whom a visitor sees as the author. */
function bylines({ tree }: ParsedPage): string[] {
  return elements(tree, ({ properties }) => String(properties.rel) === 'author').map((link) => toString(link))
}

function authors(json: unknown): { key: string; value: string }[] {
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([key, value]) => {
    if (key !== 'author') return authors(value)
    return statements(value).flatMap((one) => (one.key === 'name' ? { key, value: one.value } : []))
  })
}

function statements(json: unknown): { key: string; value: string }[] {
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ key, value }] : statements(value),
  )
}
