import { createHash } from 'node:crypto'
import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { breaking, notFound, origin, pages } from '../support/built-site.ts'
import { attributes, elements, only } from '../support/elements.ts'
import { contentSecurityPolicy } from '../support/response-headers.ts'

const policy = contentSecurityPolicy()
const everyPage = [...pages, notFound]

test.each(['default-src', 'base-uri', 'frame-ancestors'])('the policy allows nothing for %s', (directive) => {
  expect(policy.get(directive)).toEqual(["'none'"])
})

test('scripts come from the site only', () => {
  expect(policy.get('script-src')).toEqual(["'self'"])
})

test('nothing is unsafe or open: the site itself, hashes, and the address that the form is sent to', () => {
  const endpoints = pages
    .flatMap((page) => attributes(elements(page, 'form'), 'action'))
    .map((action) => new URL(action, origin).origin)
  const open = [...policy].flatMap(([directive, sources]) => {
    const allowed = /^(form-action|connect-src)$/.test(directive) ? endpoints : []
    return sources.filter(
      (source) => !/^'(self|none|sha256-[\w+/=]+)'$/.test(source) && !allowed.includes(source),
    )
  })
  expect(open).toEqual([])
})

test('the one style element of every page is the one that the policy allows', () => {
  const hashes = (policy.get('style-src') ?? []).filter((source) => source.startsWith("'sha256-"))
  expect(hashes).toHaveLength(1)
  const other = breaking(everyPage, (page) => {
    const style = toString(only(page, 'style'))
    return hashes.includes(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  })
  expect(other).toEqual([])
})

test('no page has code that the policy forbids: inline scripts, style and event attributes', () => {
  const forbidden = everyPage.flatMap((page) =>
    elements(page)
      .filter(({ tagName, properties }) => {
        const isInline = tagName === 'script' && !properties.src && properties.type !== 'application/ld+json'
        const isScriptUrl = String(properties.href).startsWith('javascript:')
        const hasCode = Object.keys(properties).some((name) => name === 'style' || /^on[A-Z]/.test(name))
        return isInline || isScriptUrl || hasCode
      })
      .map(({ tagName }) => `${page.path}: <${tagName}>`),
  )
  expect(forbidden).toEqual([])
})
