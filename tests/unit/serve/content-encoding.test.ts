import { expect, test } from 'vitest'
import { accepts } from '../../../serve/content-encoding.ts'

test.each(['br', 'gzip, deflate, br', 'BR', 'br;q=0.1', 'gzip;q=0,br', '*', 'br ; q=1', 'identity, *;q=0.5'])(
  '%s takes brotli',
  (header) => {
    expect(accepts(header, 'br')).toBe(true)
  },
)

test.each([undefined, '', 'gzip', 'br;q=0', 'br;q=0.000, *', '*;q=0', 'x-br', 'br;q=x', 'gzip;q=1;br'])(
  '%s does not',
  (header) => {
    expect(accepts(header, 'br')).toBe(false)
  },
)
