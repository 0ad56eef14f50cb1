import { expect, test } from 'vitest'
import { wantedPort } from '../../../serve/wanted-port.ts'

test.each([
  [undefined, undefined],
  ['0', 0],
  ['65535', 65535],
])('PORT %o is read as the port %o', (named, port) => {
  expect(wantedPort(named)).toBe(port)
})

test.each(['65536', '-1', '80.5', 'http'])('PORT «%s» is refused, and the error names it', (named) => {
  expect(() => wantedPort(named)).toThrow(`PORT is «${named}», which is no port.`)
})
