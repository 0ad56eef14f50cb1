// @vitest-environment jsdom
import * as fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { hashTarget, scrollToId } from '../../../src/lib/hash-scroll.ts'
import { fakeScrolling } from '../../support/components/fake-scrolling.ts'

const hostile = [
  '%',
  '%E0%A4%A',
  '%zz',
  '%00',
  '#',
  '##',
  'häufige-fragen',
  'h%C3%A4ufige-fragen',
  '<img src=x onerror=alert(1)>',
  '"]{}*:not(x)',
  '\uD800',
  '__proto__',
  'a'.repeat(20_000),
  '%F0'.repeat(20_000),
]
const anyString = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('%', '#', 'E', '0', 'ä', '<', '"') }),
  fc.constantFrom(...hostile),
)

let scrolls = fakeScrolling()
beforeEach(() => {
  scrolls = fakeScrolling()
  document.body.replaceChildren()
})

test.each(hostile)('the hash %s is survived', (hash) => {
  expect(() => scrollToId(hashTarget(`#${hash}`), window)).not.toThrow()
  expect(scrolls).toEqual([])
})

test('any string is survived as a hash, and scrolls nowhere while no element has that id', () => {
  fc.assert(
    fc.property(anyString, (hash) => {
      scrollToId(hashTarget(hash), window)
      expect(scrolls).toEqual([])
    }),
  )
})

test('any id is found by its hash, escaped as addresses escape it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
      const element = document.createElement('h2')
      element.id = id
      document.body.replaceChildren(element)
      scrolls.length = 0
      scrollToId(hashTarget(`#${encodeURIComponent(id)}`), window)
      expect(scrolls.map((scroll) => scroll.id)).toEqual([id])
    }),
  )
})

test('malformed escapes are taken literally', () => {
  expect(hashTarget('#%E0%A4%A')).toBe('%E0%A4%A')
  expect(hashTarget('#100%')).toBe('100%')
})
