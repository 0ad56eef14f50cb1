import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { dist, files, filesBelow, root } from '../support/built-site.ts'

const nextYear = new URL('../support/next-year.mjs', import.meta.url).href
const copy = mkdtempSync(`${tmpdir()}/site-`)

afterAll(() => rmSync(copy, { recursive: true }))

test(
  'the same sources make the same bytes, in another folder, time zone, locale and year',
  { timeout: 300_000 },
  async () => {
    const other = await build({ TZ: 'Pacific/Kiritimati', LC_ALL: 'C', NODE_OPTIONS: `--import=${nextYear}` })
    expect(filesBelow(other)).toEqual(files)
    expect(
      files.filter((file) => !readFileSync(`${dist}/${file}`).equals(readFileSync(`${other}/${file}`))),
    ).toEqual([])
    expect(files).toContain('index.html')
  },
)

/** Builds the copy of the sources and returns its `dist`. */
async function build(environment: Record<string, string>): Promise<string> {
  const left = /^(node_modules|dist|reports|test-results|\.\w+)$/
  cpSync(root, copy, { recursive: true, filter: (source) => !left.test(relative(root, source)) })
  symlinkSync(`${root}/node_modules`, `${copy}/node_modules`)
  await promisify(execFile)('npx', ['vite', 'build', '--logLevel', 'error'], {
    cwd: copy,
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
  })
  return `${copy}/dist`
}
