import { expect, test } from 'vitest'
import { readAmount } from '~/tools/shared/numbers'
import { pastedLine, unquoted } from '~/tools/shared/pasted-text'
import { readMaster } from '~/tools/graph/read-master'
import { processorTime } from '../../../support/processor-time.ts'

test.each([
  ['  "https://e.ch/" ', 'https://e.ch/'],
  ['< https://e.ch/ >', 'https://e.ch/'],
  ['„ «a b» “', 'a b'],
  ['view-source:https://e.ch/', 'https://e.ch/'],
  ['"', ''],
])('%j without its quotation marks is %j', (cell, expected) => {
  expect(unquoted(cell)).toBe(expected)
})

const long = 100_000
// Each took from three to twenty seconds, as its pattern began anew at every sign.
test.each<[string, (text: string) => unknown, string]>([
  ['spaces in an address', pastedLine, `a${' '.repeat(long)}a`],
  ['spaces in a number', readAmount, `1${' '.repeat(long)}a`],
  ['digits in coordinates', (koordinaten) => readMaster({ koordinaten }), '0'.repeat(long)],
  ['letters in a service', (leistungen) => readMaster({ leistungen }), 'a'.repeat(long)],
  ['commas in a service', (leistungen) => readMaster({ leistungen }), 'a,'.repeat(long / 2)],
])('100 kB of %s are read in less than 2 seconds', (_, read, text) => {
  expect(processorTime(() => read(text))).toBeLessThan(2000)
})
