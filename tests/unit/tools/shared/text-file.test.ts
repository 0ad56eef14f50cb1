import { expect, test } from 'vitest'
import { readTextFile } from '../../../../src/tools/shared/text-file.ts'

const bytes = (...values: number[]) => new Blob([new Uint8Array(values)])

test.each([
  ['UTF-8', new Blob(['Zürich – 1’000']), 'Zürich – 1’000'],
  ['UTF-8 with byte order mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'a'],
  ['Windows-1252, as Excel writes it', bytes(0x5a, 0xfc, 0x72, 0x69, 0x63, 0x68, 0xa7), 'Zürich§'],
  ['UTF-16, as Excel’s «Unicode text»', bytes(0xff, 0xfe, 0x5a, 0, 0xfc, 0), 'Zü'],
  ['nothing', bytes(), ''],
])('a file in %s is read', async (_, file, text) => {
  expect(await readTextFile(file)).toBe(text)
})
