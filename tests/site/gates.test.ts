import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokensFile } from '../../ssg/content/design-tokens.ts'
import { copySources } from '../../bench/copied-sources.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const article = 'src/content/knowledge-base/entity-seo.mdx'
let copy: string

beforeAll(() => {
  copy = copySources('gates')
  cpSync(`${root}dist`, `${copy}/dist`, { recursive: true })
})
afterAll(() => rmSync(copy, { recursive: true }))

/** The rules have tests of their own. These ask whether what they find stops the command that runs them. */
test.each([
  {
    gate: 'the build stops at a text with a link that leads nowhere',
    command: ['node_modules/vite/bin/vite.js', 'build'],
    file: article,
    fault: (text: string) => `${text}\n[Hier geht es ins Leere](/gibt-es-nicht).\n`,
    says: /entity-seo\.mdx.*\/gibt-es-nicht/s,
  },
  {
    gate: 'the build stops at an accent that nobody can read on the page',
    command: ['node_modules/vite/bin/vite.js', 'build'],
    file: tokensFile,
    fault: (css: string) => css.replace(/--accent: light-dark\(#[\da-f]+/, '--accent: light-dark(#ffe3e6'),
    says: /tokens\.css.*#ffe3e6/s,
  },
  {
    gate: 'the audit stops a deploy of a page without a title',
    command: ['node_modules/tsx/dist/cli.mjs', 'audit/run-audit.ts'],
    file: 'dist/agb.html',
    fault: (html: string) => html.replace(/<title>.*?<\/title>/, ''),
    says: /agb\.html/,
  },
])('$gate', ({ command, file, fault, says }) => {
  const whole = readFileSync(`${copy}/${file}`, 'utf8')
  const faulty = fault(whole)
  expect(faulty, 'the fault is in the file').not.toBe(whole)
  try {
    writeFileSync(`${copy}/${file}`, faulty)
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' })
    expect(stdout + stderr).toMatch(says)
    expect(status).toBe(1)
  } finally {
    writeFileSync(`${copy}/${file}`, whole)
  }
})
