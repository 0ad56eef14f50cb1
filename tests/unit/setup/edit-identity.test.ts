import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { identityFile, literal, writtenFields } from '../../../ssg/check/identity/identity-source.ts'
import { editIdentity } from '../../../setup/edit-identity.ts'
import { otherIdentity } from '../../support/operator/other-identity.ts'

const text = `import type { Site } from './a.ts'

/** Who. */
export const site: PublicDetails = {
  name: 'A', // a remark
  profiles: [],
}

const machineDetails = {
  // Another one.
  aiCrawlers: { GPTBot: 'allow', 'X-Bot': 'allow' },
}
`

test('a value is exchanged where it stands, and nothing else', () => {
  expect(
    editIdentity(text, { name: "Zum Löwen's «B»", aiCrawlers: { GPTBot: 'refuse', 'X-Bot': 'allow' } }),
  ).toBe(text.replace("'A'", `"Zum Löwen's «B»"`).replace("GPTBot: 'allow'", "GPTBot: 'refuse'"))
})

test('a field that is not there yet is added to its own object', () => {
  expect(editIdentity(text, { email: 'a@b.example', contactChecked: '2026-11-22' })).toBe(
    text
      .replace('profiles: [],', "profiles: [],\n  email: 'a@b.example',")
      .replace("'X-Bot': 'allow' },", "'X-Bot': 'allow' },\n  contactChecked: '2026-11-22',"),
  )
  expect(() => editIdentity(text, { canton: 'Bern' })).toThrow('There is no place for `canton`.')
})

test('a crawler that is new to the list is added to the choices', () => {
  const choices = { GPTBot: 'allow', 'X-Bot': 'refuse', NewBot: 'allow' }
  const edited = editIdentity(text, { aiCrawlers: choices })
  expect(writtenFields(edited).get('aiCrawlers')?.value).toEqual(choices)
})

test.each([
  ["a 'b' \\ c", `"a 'b' \\\\ c"`],
  ['a "b" \\', `'a "b" \\\\'`],
  [null, 'null'],
  [['a', 'b'], "['a', 'b']"],
  [{ a: 'b', 'c-d': null }, "{ a: 'b', 'c-d': null }"],
])('%o is written %s', (value, written) => {
  expect(literal(value)).toBe(written)
  expect(writtenFields(`const a = { b: ${written} }`).get('b')?.value).toEqual(value)
})

test('the identity that is there can become the other one', () => {
  const edited = editIdentity(readFileSync(identityFile, 'utf8'), otherIdentity)
  const fields = [...writtenFields(edited)].filter(([name]) => !name.includes('.'))
  expect(Object.fromEntries(fields.map(([name, { value }]) => [name, value]))).toEqual(otherIdentity)
})

test('a file that cannot be read says so without a trace', () => {
  expect(() => writtenFields("const site = { name: 'A' phone: null }")).toThrow(
    /^src\/lib\/site\.ts:1: cannot be read: /,
  )
})
