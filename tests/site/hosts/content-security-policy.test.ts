import { createHash } from 'node:crypto'
import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { breaking, notFound, origin, pages } from '../../support/site/built-site.ts'
import { attributes, elements, only } from '../../support/site/elements.ts'
import { contentSecurityPolicy } from '../../support/hosts/response-headers.ts'

const policy = contentSecurityPolicy()
const everyPage = [...pages, notFound]

test.each(['default-src', 'base-uri', 'frame-ancestors'])('the policy allows nothing for %s', (directive) => {
  expect(policy.get(directive)).toEqual(["'none'"])
})

test('text becomes neither HTML nor script', () => {
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
  expect(policy.get('trusted-types')).toEqual(["'none'"])
})

test('scripts come from the site only, but for one of the head that the policy names by its hash', () => {
  const [self, ...hashes] = policy.get('script-src') ?? []
  expect(self).toBe("'self'")
  expect(hashes).toHaveLength(1)
  const other = breaking(everyPage, (page) => {
    const inline = elements(page, 'script', isInline).map((script) => hashOf(toString(script)))
    return inline.join() === hashes.join()
  })
  expect(other).toEqual([])
})

test('nothing is unsafe or open: the site itself, hashes, and the address that the form is sent to', () => {
  const endpoints = pages
    .flatMap((page) => attributes(elements(page, 'form'), 'action'))
    .map((action) => new URL(action, origin).origin)
  const open = [...policy].flatMap(([directive, sources]) => {
    if (/trusted-types/.test(directive)) return []
    const allowed = /^(form-action|connect-src)$/.test(directive) ? endpoints : []
    return sources.filter(
      (source) => !/^'(self|none|sha256-[\w+/=]+)'$/.test(source) && !allowed.includes(source),
    )
  })
  expect(open).toEqual([])
})

test('the one style element of every page is one that the policy allows, and each that it allows is in use', () => {
  const allowed = (policy.get('style-src') ?? []).filter((source) => source.startsWith("'sha256-"))
  const used = everyPage.map((page) => hashOf(toString(only(page, 'style'))))
  expect(new Set(used)).toEqual(new Set(allowed))
})

test('no page has code that the policy forbids: style and event attributes, addresses that are scripts', () => {
  const forbidden = everyPage.flatMap((page) =>
    elements(page)
      .filter(({ properties }) => {
        const isScriptUrl = String(properties.href).startsWith('javascript:')
        return (
          isScriptUrl || Object.keys(properties).some((name) => name === 'style' || /^on[A-Z]/.test(name))
        )
      })
      .map(({ tagName }) => `${page.path}: <${tagName}>`),
  )
  expect(forbidden).toEqual([])
})

function isInline({ src, type }: Element['properties']): boolean {
  return !src && type !== 'application/ld+json'
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
