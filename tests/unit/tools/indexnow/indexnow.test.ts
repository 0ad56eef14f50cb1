import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import {
  indexNowAnswer,
  indexNowPlan as work,
  isIndexNowKey,
  keyFileFindings,
  newIndexNowKey,
  type IndexNowInput,
} from '../../../../src/tools/indexnow/indexnow.ts'
import { finished } from '../../../../src/tools/shared/slices.ts'

// Properties take seconds where the cores are shared.
vi.setConfig({ testTimeout: 30_000 })

const example: IndexNowInput = {
  host: 'gaertnerei-muster.ch',
  key: '0f3a9c6d27b84e51a2c8',
  addresses:
    'https://gaertnerei-muster.ch/magazin/rosen-winterschutz\nhttps://gaertnerei-muster.ch/magazin/kompost-im-herbst',
}
const indexNowPlan = (input: IndexNowInput) => finished(work(input))
const rules = (change: Partial<typeof example>) =>
  indexNowPlan({ ...example, ...change }).findings.map(({ rule }) => rule)

// indexnow.org, documentation: the body of a POST has host, key and urlList.
test('the example gives key file, body and both commands', () => {
  const { plan, findings } = indexNowPlan(example)
  expect(findings).toEqual([])
  expect(plan?.keyFile).toEqual({
    name: '0f3a9c6d27b84e51a2c8.txt',
    content: '0f3a9c6d27b84e51a2c8',
    address: 'https://gaertnerei-muster.ch/0f3a9c6d27b84e51a2c8.txt',
  })
  expect(JSON.parse(plan?.parts[0]?.json ?? '')).toEqual({
    host: 'gaertnerei-muster.ch',
    key: '0f3a9c6d27b84e51a2c8',
    urlList: [
      'https://gaertnerei-muster.ch/magazin/rosen-winterschutz',
      'https://gaertnerei-muster.ch/magazin/kompost-im-herbst',
    ],
  })
  expect(plan?.parts[0]?.curl).toContain('--data-binary @indexnow-1.json')
  expect(plan?.parts[0]?.powerShell).toContain('-InFile indexnow-1.json')
})

test.each([
  ['12345678', true],
  ['x'.repeat(128), true],
  ['aB-9aB-9', true],
  ['1234567', false],
  ['x'.repeat(129), false],
  ['schlüssel1', false],
  ['abc_defg', false],
  ['12345678\n', false],
])('the key %j is valid: %s', (key, valid) => {
  expect(isIndexNowKey(key)).toBe(valid)
})

test('a new key is valid and as random as its bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      expect(newIndexNowKey(bytes)).toMatch(/^[\da-f]{32}$/)
    }),
  )
})

test('more than 10,000 addresses go in several parts, none is lost', () => {
  const addresses = Array.from(
    { length: 20_001 },
    (_, index) => `https://gaertnerei-muster.ch/${index}`,
  ).join('\n')
  expect(indexNowPlan({ ...example, addresses }).plan?.parts.map(({ count }) => count)).toEqual([
    10_000, 10_000, 1,
  ])
})

test.each([
  ['indexnow/host', { host: 'localhost' }],
  ['indexnow/host', { host: 'a.ch"; rm -rf' }],
  ['indexnow/key', { key: 'kurz' }],
  ['indexnow/nothing', { addresses: ' ' }],
  ['indexnow/foreign', { addresses: `${example.addresses}\nhttps://www.gaertnerei-muster.ch/` }],
  ['indexnow/unreadable', { addresses: `${example.addresses}\n/magazin` }],
  [
    'indexnow/doubled',
    { addresses: `${example.addresses}\nhttps://gaertnerei-muster.ch/magazin/kompost-im-herbst#x` },
  ],
])('%s is said', (rule, change) => {
  expect(rules(change)).toContain(rule)
})

test('a host may be given with its scheme and path, and http and https may be mixed', () => {
  const { plan } = indexNowPlan({
    ...example,
    host: 'https://gaertnerei-muster.ch/x',
    addresses: 'http://gaertnerei-muster.ch/\nhttps://gaertnerei-muster.ch/ä b',
  })
  expect(JSON.parse(plan?.parts[0]?.json ?? '')).toMatchObject({
    urlList: ['http://gaertnerei-muster.ch/', 'https://gaertnerei-muster.ch/%C3%A4%20b'],
  })
})

test.each([
  ['abcdefgh', []],
  ['abcdefgh\n', ['indexnow/key-file-space']],
  ['\uFEFFabcdefgh', ['indexnow/key-file-space']],
  ['<html>', ['indexnow/key-file']],
])('a key file with %j: %j', (content, expected) => {
  expect(keyFileFindings(content, 'abcdefgh').map(({ rule }) => rule)).toEqual(expected)
})

test.each([200, 202, 400, 403, 422, 429])('the answer %i is explained', (status) => {
  expect(indexNowAnswer(status)?.means).not.toBe('')
  expect(indexNowAnswer(status)?.next).not.toBe('')
})

test('an answer that the documentation does not name is not explained', () => {
  expect(indexNowAnswer(418)).toBeUndefined()
})

test('never throws, and only ever sends addresses of the host', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.domain()),
      fc.string(),
      fc.array(fc.oneof(fc.webUrl(), fc.string())),
      (host, key, lines) => {
        const { plan } = indexNowPlan({ host, key: `abcdefgh${key}`, addresses: lines.join('\n') })
        const sent: { urlList: string[] }[] = (plan?.parts ?? []).map(({ json }) => JSON.parse(json))
        const hosts = new Set(sent.flatMap(({ urlList }) => urlList.map((address) => new URL(address).host)))
        expect(hosts.size).toBeLessThanOrEqual(1)
      },
    ),
  )
})
