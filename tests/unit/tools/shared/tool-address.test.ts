import { describe, expect, test } from 'vitest'
import { readToolAddress, writeToolAddress } from '../../../../src/tools/shared/tool-address.ts'

const example = { kosten: '540', form: 'head', text: 'geheim' }
const shared = ['kosten', 'form']
const write = (values: Record<string, string>, search = {}) =>
  writeToolAddress(search, { ...example, ...values }, shared, example)

describe('the address of a tool', () => {
  test('has what differs from the example, and its version', () => {
    expect(write({ kosten: '600' })).toEqual({ v: '1', kosten: '600' })
  })

  test('has no parameters where nothing differs, even if it had some before', () => {
    expect(write({}, { v: '1', kosten: '600' })).toEqual({})
  })

  test('never contains what is not shared', () => {
    expect(write({ text: 'Frau Muster, 079 123 45 67' })).toEqual({})
  })

  test('keeps the parameters that others have written', () => {
    expect(write({ form: 'header' }, { q: 'a' })).toEqual({ q: 'a', v: '1', form: 'header' })
  })

  test('has no parameters where they would be longer than 2,000 characters', () => {
    expect(write({ kosten: '9'.repeat(1985) })).toEqual({ v: '1', kosten: '9'.repeat(1985) })
    expect(write({ kosten: '9'.repeat(1995) })).toEqual({})
    expect(write({ kosten: 'ä'.repeat(400) })).toEqual({})
  })

  test('is read back as it was written', () => {
    expect(readToolAddress(write({ kosten: '600', form: '' }), shared)).toEqual({
      kosten: '600',
      form: '',
    })
  })

  test.each([
    ['without version', { kosten: '600' }],
    ['of another version', { v: '2', kosten: '600' }],
    ['with what is not shared', { v: '1', text: 'x' }],
    ['with a value that is no text', { v: '1', kosten: 600 }],
    ['with a value that is too long', { v: '1', kosten: '9'.repeat(2001) }],
  ])('%s is ignored', (_, search) => {
    expect(readToolAddress(search, shared)).toEqual({})
  })
})
