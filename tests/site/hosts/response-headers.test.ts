import { expect, test } from 'vitest'
import { files } from '../../support/site/built-site.ts'
import { responseHeaders } from '../../support/hosts/response-headers.ts'

const everywhere = responseHeaders('/knowledge-base/entity-seo')

test('browsers speak https with the site for at least a year', () => {
  const [, seconds] = /max-age=(\d+)/.exec(everywhere.get('strict-transport-security') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000)
})

test.each([
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
])('every answer has %s: %s', (name, value) => {
  expect(everywhere.get(name)).toBe(value)
  expect(responseHeaders('/assets/any.js').get(name)).toBe(value)
})

test('no page may use camera, microphone or place', () => {
  const policy = everywhere.get('permissions-policy')?.split(/,\s*/)
  expect(policy).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()']))
})

test('what lies in assets is kept for a year, because its name changes with its content', () => {
  expect(responseHeaders('/assets/any.js').get('cache-control')).toBe('public, max-age=31536000, immutable')
  const names = files.filter((file) => file.startsWith('assets/'))
  expect(names.filter((file) => !/-[\w-]{8}\.\w+(\.br|\.gz)?$/.test(file))).toEqual([])
  expect(names).not.toEqual([])
})

test('nothing else is kept without asking', () => {
  const kept = files.filter(
    (file) => !file.startsWith('assets/') && responseHeaders(`/${file}`).has('cache-control'),
  )
  expect(kept).toEqual([])
})
