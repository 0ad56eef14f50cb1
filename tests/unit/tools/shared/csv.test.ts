import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRows, csvSeparator, csvText, tabbedText } from '../../../../src/tools/shared/csv.ts'
import { processorTime } from '../../../support/processor-time.ts'

const cellsOf = (text: string) => [...csvRows(text)].map(({ cells }) => cells)

/** Cells with bars between them, as one line a row. */
const told = (text: string) => cellsOf(text).map((cells) => cells.join('|'))

test.each([
  ['\uFEFFa,b\r\n1,2\r\n', ['a|b', '1|2']],
  ['a\tb\r1\t2', ['a|b', '1|2']],
  ['a;b\n\n"x;""y""\nz";2\n', ['a|b', 'x;"y"\nz|2']],
  ['a;b\n1; ', ['a|b', '1|']],
  ['a;b\n1;', ['a|b', '1|']],
  ['"offen;b\n1;2', ['offen;b\n1;2']],
  ['', []],
])('the table %j is read as rows', (text, rows) => {
  expect(told(text)).toEqual(rows)
})

test('a row has the line in which it begins, after blank lines and breaks in quotation marks', () => {
  const lines = [...csvRows('a;b\n\n"1\n2";3\r\n4;5')].map(({ line }) => line)
  expect(lines).toEqual([1, 3, 5])
})

test('a decimal comma is not taken for the separator', () => {
  expect(csvSeparator('score;ausgang\n0,5;1')).toBe(';')
  expect(csvSeparator('"a,b,c,d";e\n')).toBe(';')
})

test.each(['=1+1', '+41', '-2', '@x', '\t=1', '\r=1', '\n=1'])(
  'a cell that begins with %j is escaped against formulas',
  (cell) => {
    expect(csvText([[cell]]).slice(1)).toMatch(/^"?'/)
    expect(tabbedText([[cell]])).toMatch(/^'/)
  },
)

test('a copied table has a line for each row, whatever stands in its cells', () => {
  expect(
    tabbedText([
      ['a', 'b\r\nc'],
      ['d; e', 'f\tg'],
    ]),
  ).toBe('a\tb / c\nd; e\tf / g')
})

test('written CSV is read back as the same rows', () => {
  const cell = fc.string({ unit: 'grapheme' }).map((text) => `x${text}`.trim())
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      expect([...csvRows(csvText(rows), ';')].map(({ cells }) => cells)).toEqual(rows)
    }),
  )
})

test('reading CSV throws no error, and takes less than 4 seconds for 250 kB of noise', () => {
  fc.assert(fc.property(fc.string(), (text) => void cellsOf(text)))
  for (const noise of ['"', ';', '"\n', 'a;', '""', '\r\n']) {
    expect(processorTime(() => cellsOf(noise.repeat(250_000 / noise.length)))).toBeLessThan(4000)
  }
})
