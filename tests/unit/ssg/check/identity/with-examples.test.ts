import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { copySources } from '../../../../../bench/copied-sources.ts'
import { identityFile } from '../../../../../ssg/check/identity/identity-source.ts'
import { withExamples } from '../../../../../ssg/check/identity/with-examples.ts'
import { siteSchema } from '../../../../../src/lib/site/site-schema.ts'
import { otherIdentity } from '../../../../support/operator/other-identity.ts'

test('an identity that is right stays as it is', () => {
  expect(withExamples(otherIdentity)).toEqual(otherIdentity)
})

test.each(Object.keys(siteSchema.shape))('without a right `%s` the rest stays', (field) => {
  for (const wrong of [undefined, 7, []]) {
    const made = withExamples({ ...otherIdentity, [field]: wrong })
    expect({ ...made, [field]: undefined }).toEqual({ ...otherIdentity, [field]: undefined })
  }
})

test('of nothing something can be made', () => {
  expect(withExamples({ emial: 'x' }).email).toBe('kontakt@suchwerk.example')
})

test('what is missing or wrong is said once, without a trace, and texts that name it are right', () => {
  const copy = copySources('wrong-identity')
  const wrong = readFileSync(identityFile, 'utf8')
    .replace(/\n {2}locality: .*/, '')
    .replace(/\n {2}email: .*/, '\n  email: null,')
    .replace(/origin: .*/, "origin: 'www.firma.example',")
    .replace(/phone: .*/, 'phone: 41440000000,')
  writeFileSync(`${copy}/${identityFile}`, wrong)
  const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'ssg/check/run-content.ts'], {
    cwd: copy,
    encoding: 'utf8',
  })
  rmSync(copy, { recursive: true })
  const said = stderr.split('\n').filter((line) => /^\S/.test(line))
  expect(said.filter((line) => !line.includes('is still that of the example'))).toEqual([
    'src/lib/site.ts:1: `locality` is missing',
    expect.stringMatching(/^src\/lib\/site\.ts:\d+: `email` /),
    expect.stringMatching(/^src\/lib\/site\.ts:\d+: `phone` /),
    expect.stringMatching(/^src\/lib\/site\.ts:\d+: `origin` «www\.firma\.example» is no address/),
  ])
})
