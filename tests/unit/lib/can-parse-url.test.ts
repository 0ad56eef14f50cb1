import { expect, test } from 'vitest'
import { canParseUrl } from '../../../src/lib/can-parse-url.ts'

test('canParseUrl accepts a URL with an umlaut on each of 20,000 calls', () => {
  const answers = Array.from({ length: 20_000 }, () => canParseUrl('https://müller.ch/ä'))
  expect(answers).not.toContain(false)
  expect(canParseUrl('müller.ch')).toBe(false)
  expect(canParseUrl('/ä', 'https://müller.ch')).toBe(true)
})
