import { expect, test } from 'vitest'
import { ownMenu, readArguments } from '../../../bench/arguments.ts'

test('without arguments the built site is measured in seven rounds', () => {
  expect(readArguments([])).toEqual({ sites: [{ name: 'ours', folder: 'dist', menu: ownMenu }], rounds: 7 })
})

test('sites come in their order, each with its menu', () => {
  const words = '--site ours=dist --site next=/tmp/next/out --menu next=button[aria-label=Menu] --rounds 9'
  expect(readArguments(words.split(' '))).toEqual({
    sites: [
      { name: 'ours', folder: 'dist', menu: ownMenu },
      { name: 'next', folder: '/tmp/next/out', menu: 'button[aria-label=Menu]' },
    ],
    rounds: 9,
  })
})

test.each([
  ['--site dist', 'not name=value'],
  ['--site a=x --site a=y', 'name of its own'],
  ['--site floor=x', '«floor» is taken'],
  ['--menu other=button', 'which no --site does'],
  ['--rounds many', '--rounds is «many»'],
  ['--rounds 0', '--rounds is «0»'],
  ['--round 7', '--round'],
])('%s is refused with a reason', (words, reason) => {
  expect(() => readArguments(words.split(' '))).toThrow(reason)
})
