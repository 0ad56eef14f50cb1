import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copySources } from '../support/site/copied-sources.ts'
import { tokensFile } from '../../ssg/content/design-tokens.ts'
import { identityFile } from '../../ssg/content/identity.ts'
import { root } from '../support/site/built-site.ts'
import { urls } from '../support/urls.ts'

/** The rules have tests of their own. These ask whether what they find stops the command that runs them. */
let copy: string
beforeAll(() => {
  copy = copySources('exit-codes')
  // A few pages are enough to be stopped at, and are read in a moment.
  mkdirSync(`${copy}/dist`)
  for (const file of ['index.html', 'agb.html', '_headers'])
    cpSync(`${root}dist/${file}`, `${copy}/dist/${file}`)
})
afterAll(() => rmSync(copy, { recursive: true }))

const text = `src/content${urls.find((url) => url.startsWith('/knowledge-base/'))}.mdx`
const build = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error']
const tsx = (...command: string[]) => ['--import', 'tsx', ...command]

/** Runs a command over the copy with faults in it, which are taken back. */
function run(command: string[], faults: Record<string, (written: string) => string> = {}) {
  const whole = Object.keys(faults).map((file) => [file, readFileSync(`${copy}/${file}`, 'utf8')] as const)
  for (const [file, written] of whole) {
    const faulty = faults[file]?.(written) ?? ''
    expect(faulty, 'the fault is in the file').not.toBe(written)
    writeFileSync(`${copy}/${file}`, faulty)
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' })
  for (const [file, written] of whole) writeFileSync(`${copy}/${file}`, written)
  return { status, said: stdout + stderr }
}

const trace = /\bat .*:\d+:\d+/

test('the build stops at a dead link, an unreadable accent and a wrong identity, all reported at once', () => {
  const { status, said } = run(build, {
    [text]: (mdx) => `${mdx}\n[Hier geht es ins Leere](/gibt-es-nicht).\n`,
    [tokensFile]: (css) => css.replace(/--accent: light-dark\(#[\da-f]+/, '--accent: light-dark(#ffe3e6'),
    [identityFile]: (yaml) =>
      yaml.replace(/\nlocality: .*/, '').replace(/\norigin: .*/, '\norigin: firma.example'),
  })
  expect(said).toMatch(/\.mdx:\d+: .*\/gibt-es-nicht/)
  expect(said).toMatch(/tokens\.css:\d+: .*#ffe3e6/)
  expect(said).toMatch(/site\.yaml:1: `locality` fehlt/)
  expect(said).toMatch(/site\.yaml:\d+: `origin` «firma\.example» ist keine Adresse/)
  expect(said).not.toMatch(trace)
  expect(status).toBe(1)
})

test('the build stops at an unreadable site.yaml and names its line, without a stack trace', () => {
  const { status, said } = run(build, {
    [identityFile]: (yaml) => yaml.replace(/\nstreet: .*/, "\nstreet: 'Sägeweg 3"),
  })
  expect(said).toMatch(/site\.yaml:[\d:]+: `street` beginnt mit einem Anführungszeichen/)
  expect(said).not.toMatch(trace)
  expect(status).toBe(1)
})

test('the audit stops a deploy of a page without a title', () => {
  const { status, said } = run(tsx('audit/run-audit.ts'), {
    'dist/agb.html': (html) => html.replace(/<title>.*?<\/title>/, ''),
  })
  expect(said).toMatch(/agb.*: hat kein <title>/)
  expect(status).toBe(1)
})

test.each([
  ['`npm run doctor` with legal texts that changed after their review', ['ssg/run-doctor.ts'], /Noch nicht/],
  ['`npm run setup` without a terminal', ['ssg/setup/run-setup.ts'], /in einem Terminal/],
  [
    '`npm run new:page` with a name that is no address',
    ['ssg/new/run-new.ts', 'page', 'Über uns'],
    /ueber-uns/,
  ],
  ['`npm run indexnow` without a day', ['ssg/run-indexnow.ts'], /Seit welchem Tag/],
  [
    '`npm run check:facts` with a day in another form',
    ['ssg/check/run-facts.ts', '1.6.2027'],
    /-- 2027-06-01/,
  ],
])('%s exits with 1', (_, command, words) => {
  const { status, said } = run(tsx(...command), {
    [identityFile]: (yaml) => yaml.replace(/\nlegalReviewed: .*/, "\nlegalReviewed: '2000-01-01'"),
  })
  expect(said).toMatch(words)
  expect(status).toBe(1)
})

test.each([
  ['', 0, ['build', 'Code', 'audit']],
  ['vite', 1, ['build', 'Code']],
])(
  '`npm run check` with failing command «%s» exits with %i, and runs what can be run',
  (failing, status, steps) => {
    const commands = `${copy}/commands`
    mkdirSync(commands, { recursive: true })
    for (const command of ['tsx', 'oxfmt', 'oxlint', 'stylelint', 'cspell', 'tsc', 'knip', 'vite']) {
      writeFileSync(`${commands}/${command}`, `#!/bin/sh\nexit ${command === failing ? 1 : 0}\n`)
      chmodSync(`${commands}/${command}`, 0o755)
    }
    const loader = createRequire(import.meta.url).resolve('tsx')
    const ended = spawnSync(process.execPath, ['--import', loader, `${root}tests/run/run-checks.ts`], {
      cwd: commands,
      env: { ...process.env, PATH: `${commands}:/usr/bin:/bin` },
      encoding: 'utf8',
    })
    const ran = ['build', 'Code', 'audit'].filter((step) => ended.stdout.includes(`--- ${step}: `))
    expect({ status: ended.status, ran, said: ended.stderr }).toEqual({ status, ran: steps, said: '' })
  },
)
