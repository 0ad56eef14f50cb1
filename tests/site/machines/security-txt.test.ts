import { expect, test } from 'vitest'
import { contentOf, origin } from '../../support/site/built-site.ts'
import { textsOf, xmlDocument } from '../../support/site/xml.ts'

const fields = contentOf('.well-known/security.txt')
  .trim()
  .split('\n')
  .map((line) => line.split(/:\s+/))

test('finders of a weakness learn whom to tell', () => {
  expect(valueOf('Contact')).toMatch(/^(mailto:.+@|https:\/\/)/)
  expect(valueOf('Canonical')).toBe(`${origin}/.well-known/security.txt`)
})

test('security.txt expires within a year after the latest change of the site', () => {
  const latest = textsOf(xmlDocument('sitemap.xml'), 'lastmod').toSorted().at(-1) ?? ''
  const days = (Date.parse(valueOf('Expires')) - Date.parse(latest)) / 86_400_000
  expect(days).toBeGreaterThan(300)
  expect(days).toBeLessThanOrEqual(366)
})

/** Each of these fields stands once (RFC 9116). */
function valueOf(name: string): string {
  const values = fields.filter(([key]) => key === name).map(([, value]) => value)
  expect(values).toHaveLength(1)
  return values.join()
}
