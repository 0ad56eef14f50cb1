import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { copySources } from '../../../../bench/copied-sources.ts'
import { identityFile, withExamples } from '../../../../ssg/content/identity.ts'
import { siteSchema } from '../../../../src/lib/site/site-schema.ts'
import { otherIdentity } from '../../../support/operator/other-identity.ts'

test('an identity that is right stays as it is', () => {
  expect(withExamples(otherIdentity)).toEqual(otherIdentity)
})

test.each(Object.keys(siteSchema.shape))('without a right `%s` the rest stays', (field) => {
  for (const wrong of [undefined, 7, []]) {
    const made = withExamples({ ...otherIdentity, [field]: wrong })
    expect({ ...made, [field]: undefined }).toEqual({ ...otherIdentity, [field]: undefined })
  }
})

test('of a file that cannot be read something can be made, so that Vite starts and says why', () => {
  expect(withExamples(undefined).email).toBe('kontakt@suchwerk.example')
})

/** What a build of the project says of an identity, but for what the example has left. */
function built(identity: string) {
  const copy = copySources('wrong-identity')
  writeFileSync(`${copy}/${identityFile}`, identity)
  const { stderr, status } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
    { cwd: copy, encoding: 'utf8' },
  )
  rmSync(copy, { recursive: true })
  const said = stderr
    .split('\n')
    .filter((line) => line.includes(identityFile) || /\bat .*:\d+:\d+/.test(line))
  return { status, said: said.filter((line) => !line.includes('ist noch vom Beispiel')) }
}

const written = readFileSync(identityFile, 'utf8')

test('a build of a file that cannot be read says where and why, without a trace', () => {
  const { status, said } = built(written.replace(/\nstreet: .*/, "\nstreet: 'Sägeweg 3"))
  expect(said).toEqual([expect.stringMatching(/site\.yaml:\d+:\d+: .* ist nicht lesbar: /)])
  expect(status).toBe(1)
})

test('a build says what is wrong with the identity, once and without a trace', () => {
  const wrong = written
    .replace(/\nlocality: .*/, '')
    .replace(/\nemail: .*/, '\nemail: null')
    .replace(/\norigin: .*/, '\norigin: www.firma.example')
    .replace(/\nphone: .*/, '\nphone: 41440000000')
  const { status, said } = built(wrong)
  expect(said).toEqual([
    expect.stringContaining(`${identityFile}:1: \`locality\` fehlt`),
    expect.stringMatching(/site\.yaml:\d+: `email` hat keinen Wert/),
    expect.stringMatching(/site\.yaml:\d+: `phone` «41440000000» muss ein Text sein/),
    expect.stringMatching(/site\.yaml:\d+: `origin` «www\.firma\.example» ist keine Adresse/),
  ])
  expect(status).toBe(1)
})
