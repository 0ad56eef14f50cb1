import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const vite = `${root}/node_modules/vite/bin/vite.js`
const left = /^(node_modules|dist|reports|test-results|\.(git|prerender|tanstack))$/

/** Copies the sources into a temporary folder and links `node_modules`. The caller removes the folder. */
export function copySources(name: string): string {
  const copy = mkdtempSync(`${tmpdir()}/site-${name}-`)
  cpSync(root, copy, { recursive: true, filter: (source) => !left.test(relative(root, source)) })
  symlinkSync(`${root}/node_modules`, `${copy}/node_modules`)
  return copy
}

/** Builds copied sources into their `dist`. */
export async function buildCopy(copy: string, environment: Record<string, string> = {}): Promise<void> {
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: copy,
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
  })
}
