import { expect, test } from 'vitest'
import { byteRange } from '../../../serve/byte-range.ts'

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
])('%s of 100 bytes', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range)
})

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=99999999999999999999-'])(
  '%s is not there',
  (header) => {
    expect(byteRange(header, 100)).toBeNull()
  },
)

test.each([
  undefined,
  '',
  'bytes',
  'bytes=-',
  'bytes=5-1',
  'bytes=0-1,5-6',
  'bytes=a-b',
  'items=0-1',
  'bytes=1.5-2',
])('%s asks for no part: the whole is sent', (header) => {
  expect(byteRange(header, 100)).toBeUndefined()
})
