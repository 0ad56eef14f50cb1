import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { filesBelow, root } from '../support/built-site.ts'

const nextYear = new URL('../support/next-year.mjs', import.meta.url).href
const copies: string[] = []

afterAll(() => copies.forEach((folder) => rmSync(folder, { recursive: true })))

test(
  'two builds of the same sources are byte-identical, wherever and whenever',
  { timeout: 300_000 },
  async () => {
    const [one, other] = await Promise.all([
      build('one', { TZ: 'Etc/GMT+12', LC_ALL: 'C' }),
      build('another', { TZ: 'Pacific/Kiritimati', LC_ALL: 'C.UTF-8', NODE_OPTIONS: `--import=${nextYear}` }),
    ])
    const built = filesBelow(one)
    expect(filesBelow(other)).toEqual(built)
    expect(
      built.filter((file) => !readFileSync(`${one}/${file}`).equals(readFileSync(`${other}/${file}`))),
    ).toEqual([])
    expect(built).toContain('index.html')
  },
)

/** Builds a copy of the sources and returns its `dist`. */
async function build(name: string, environment: Record<string, string>): Promise<string> {
  const copy = mkdtempSync(`${tmpdir()}/site-${name}-`)
  copies.push(copy)
  const left = /^(node_modules|dist|reports|test-results|\.\w+)$/
  cpSync(root, copy, { recursive: true, filter: (source) => !left.test(relative(root, source)) })
  symlinkSync(`${root}/node_modules`, `${copy}/node_modules`)
  await promisify(execFile)('npx', ['vite', 'build', '--logLevel', 'error'], {
    cwd: copy,
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
  })
  return `${copy}/dist`
}
