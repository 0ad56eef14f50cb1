import { expect, test } from 'vitest'
import { headersFor } from '../../../../ssg/hosts/header-rules.ts'
import { headerRules } from '../../../../ssg/hosts/headers.ts'

/** What protects every page, the audit asks of dist/. */
test('the header rules keep Markdown copies out of search engines', () => {
  const rules = headerRules(['a{}'], [{ path: 'agb.md', content: '' }])
  const of = (address: string) => Object.fromEntries(headersFor(address, rules))['X-Robots-Tag']
  expect([of('/agb.md'), of('/agb')]).toEqual(['noindex', undefined])
})
