import { expect, test } from 'vitest'
import { isNotModified, isSameVersion } from '../../../serve/not-modified.ts'

const modified = 'Sat, 21 Nov 2026 06:00:00 GMT'
const file = { etag: '"abc"', modified }

test.each([
  { 'if-none-match': '"abc"' },
  { 'if-none-match': 'W/"abc"' },
  { 'if-none-match': '"x", "abc"' },
  { 'if-none-match': '*' },
  { 'if-modified-since': modified },
  { 'if-modified-since': 'Sun, 22 Nov 2026 06:00:00 GMT' },
])('%o: the browser has it', (headers) => {
  expect(isNotModified(headers, file)).toBe(true)
})

test.each([
  {},
  { 'if-none-match': '"x"' },
  { 'if-none-match': 'abc' },
  { 'if-none-match': '' },
  { 'if-none-match': '"x"', 'if-modified-since': modified },
  { 'if-modified-since': 'Fri, 20 Nov 2026 06:00:00 GMT' },
  { 'if-modified-since': 'gestern' },
])('%o: it is sent', (headers) => {
  expect(isNotModified(headers, file)).toBe(false)
})

test('a part is sent of the version that the browser began with, else the whole', () => {
  expect([undefined, '"abc"', modified].map((value) => isSameVersion(value, file))).toEqual([
    true,
    true,
    true,
  ])
  expect(['W/"abc"', '"x"', 'gestern'].map((value) => isSameVersion(value, file))).toEqual([
    false,
    false,
    false,
  ])
})
