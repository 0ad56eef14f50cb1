import { expect, test } from 'vitest'
import { checkSources, checkUncited } from '../../../../../ssg/check/texts/sources.ts'
import { articleFile, asPrinted, textFile } from '../../../../support/sources/content-files.ts'

const file = 'src/content/knowledge-base/entity-seo.mdx'
const registerFile = 'src/content/sources.yaml'
const source = {
  title: 'Interaction to Next Paint',
  publisher: 'web.dev',
  url: 'https://web.dev/inp',
  checked: '2026-11-20',
}
const problems = (body: string, register: Record<string, unknown> = { 'w-inp': source }) =>
  asPrinted(checkSources([textFile(body)], register, 'https://www.example.com'))

test('a source of the register is fine', () => {
  expect(problems('[Google nennt Schwellen](source:w-inp)')).toEqual([])
})

test('a source that is not in the register is printed with its line', () => {
  expect(problems('Text\n\n[Schwellen](source:w-lcp)')).toEqual([
    `${file}:3: no source «w-lcp»\n    Add it to ${registerFile}.`,
  ])
})

test('the remedy for an unknown source names the one that was probably meant', () => {
  expect(problems('[Schwellen](source:w-imp)')).toEqual([
    `${file}:1: no source «w-imp»\n    Add it to ${registerFile}. Gemeint ist wohl «w-inp».`,
  ])
})

test('a direct link to another site is printed', () => {
  expect(problems('[web.dev](https://web.dev/inp)')).toEqual([
    `${file}:1: a link to https://web.dev/inp that is not in the register\n    Add the address to ${registerFile} and link to source:key.`,
  ])
})

test.each([
  [{ url: undefined }, '`w-inp.url` fehlt'],
  [{ url: 'http://web.dev/inp' }, '`w-inp.url` ist «http://web.dev/inp», das ist keine https-Adresse'],
  [{ title: '' }, '`w-inp.title` hat 0 Zeichen, richtig sind mindestens 3'],
  [{ checked: 'gestern' }, '`w-inp.checked` ist «gestern», das ist kein Tag'],
  [{ author: 'X' }, '`w-inp.author` gibt es hier nicht'],
])('an entry of the register with %j is printed', (fault, message) => {
  expect(problems('', { 'w-inp': { ...source, ...fault } })).toEqual([
    `${registerFile}: ${message}\n    Eine Quelle hat title, publisher, url (https) und checked, den Tag, an dem sie jemand gelesen hat.`,
  ])
})

test('an article that cites no source is printed', () => {
  const cited = articleFile({}, { body: '[Schwellen](source:w-inp)' })
  expect(
    asPrinted(checkSources([articleFile(), cited], { 'w-inp': source }, 'https://www.example.com')),
  ).toEqual([`${file}: cites no source\n    Link what readers may doubt to source:key.`])
})

test('an entry that no text, no rule of the audit and not the home page cites is printed', () => {
  const cited = textFile('[Schwellen](source:w-inp)')
  expect(checkUncited([cited], { 'w-inp': source })).toEqual([])
  const register = {
    'w-lcp': { ...source, url: 'https://web.dev/lcp' },
    'ha-weight': { ...source, url: 'https://almanac.httparchive.org/en/2025/page-weight' },
    html: { ...source, url: 'https://html.spec.whatwg.org/multipage/', audit: true },
  }
  expect(asPrinted(checkUncited([cited], register, ['ha-weight']))).toEqual([
    `${registerFile}: «w-lcp» is cited nowhere\n    Link what it says to it, or take it out.`,
  ])
})
