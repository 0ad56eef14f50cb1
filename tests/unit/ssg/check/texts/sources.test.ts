import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { checkRegister, checkSources } from '../../../../../ssg/check/texts/sources.ts'
import { parseYaml } from '../../../../../ssg/content/yaml-file.ts'
import { asPrinted, textFile } from '../../../../support/sources/content-files.ts'

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

test('a source that is not in the register is reported with its line', () => {
  expect(problems('[Google nennt Schwellen](source:w-inp)')).toEqual([])
  expect(problems('Text\n\n[Schwellen](source:w-lcp)')).toEqual([
    `${file}:3: die Quelle «w-lcp» gibt es nicht\n    Verlinken Sie eine andere, oder tragen Sie sie in ${registerFile} ein.`,
  ])
})

test.each(['Schwellen', 'web', 'web.dev/inp/2'])(
  'a direct link to another site is reported: «%s»',
  (words) => {
    expect(problems(`[${words}](https://web.dev/inp)`)).toEqual([
      `${file}:1: ein Link zu https://web.dev/inp, der nicht im Verzeichnis steht\n    Tragen Sie die Adresse in ${registerFile} ein, und verlinken Sie source:name. Soll man sie öffnen, sind die Worte des Links die Adresse.`,
    ])
  },
)

test('an address that readers should open is a direct link whose words are that address', () => {
  expect(problems('[web.dev](https://web.dev/inp) [zefix.ch](https://www.zefix.ch)')).toEqual([])
})

test.each([
  [{ url: undefined }, 1, '`w-inp.url` fehlt'],
  [{ url: 'http://web.dev/inp' }, 4, '`w-inp.url` ist «http://web.dev/inp», das ist keine https-Adresse'],
  [{ title: '' }, 2, '`w-inp.title` hat 0 Zeichen, richtig sind mindestens 3'],
  [{ checked: 'gestern' }, 5, '`w-inp.checked` ist «gestern», das ist kein Tag'],
  [{ author: 'X' }, 6, '`w-inp.author` gibt es hier nicht'],
])('an entry of the register with %j is reported with its line', (fault, line, message) => {
  const register = parseYaml(registerFile, stringify({ 'w-inp': { ...source, ...fault } }))
  expect(asPrinted(checkRegister(register))).toEqual([
    `${registerFile}:${line}: ${message}
    Eine Quelle hat title, publisher, url (https) und checked, den Tag, an dem sie jemand gelesen hat.`,
  ])
})
