import { expect, test } from 'vitest'
import { checkSources } from '../../../../check/content/sources.ts'
import { articleFile, asPrinted, textFile } from '../../../support/content-files.ts'

const file = 'src/content/knowledge-base/entity-seo.mdx'
const registerFile = 'src/content/sources.yaml'
const source = {
  title: 'Interaction to Next Paint',
  publisher: 'web.dev',
  url: 'https://web.dev/inp',
  checked: '2026-11-20',
}
const problems = (body: string, register: Record<string, unknown> = { 'w-inp': source }) =>
  asPrinted(checkSources([textFile(body)], register))

test('a source of the register is fine', () => {
  expect(problems('[Google nennt Schwellen](source:w-inp)')).toEqual([])
})

test('a source that is not in the register is printed with its line', () => {
  expect(problems('Text\n\n[Schwellen](source:w-lcp)')).toEqual([
    `${file}:3: no source «w-lcp»\n    Add it to ${registerFile}.`,
  ])
})

test('a source whose key only objects have is not in the register', () => {
  expect(problems('[Schwellen](source:constructor)')).toHaveLength(1)
})

test('a direct link to another site is printed', () => {
  expect(problems('[web.dev](https://web.dev/inp)')).toEqual([
    `${file}:1: a link to https://web.dev/inp that is not in the register\n    Add the address to ${registerFile} and link to source:key.`,
  ])
})

test.each([
  [{ url: undefined }, 'w-inp.url: must be an https address'],
  [{ url: 'http://web.dev/inp' }, 'w-inp.url: must be an https address'],
  [{ title: '' }, 'w-inp.title: Too small: expected string to have >=3 characters'],
  [{ checked: 'gestern' }, 'w-inp.checked: Invalid ISO date'],
  [{ author: 'X' }, 'w-inp: Unrecognized key: "author"'],
])('an entry of the register with %j is printed', (fault, message) => {
  expect(problems('', { 'w-inp': { ...source, ...fault } })).toEqual([
    `${registerFile}: ${message}\n    A source has a title, a publisher, an https address and the day on which it was checked.`,
  ])
})

test('an entry that is no entry is printed', () => {
  expect(problems('', { 'w-inp': 'https://web.dev/inp' })).toHaveLength(1)
})

test('an article that cites no source is printed', () => {
  const cited = articleFile({}, { body: '[Schwellen](source:w-inp)' })
  expect(asPrinted(checkSources([articleFile(), cited], { 'w-inp': source }))).toEqual([
    `${file}: cites no source\n    Link what readers may doubt to source:key.`,
  ])
})
