import { brotliCompressSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import type { Assets } from '../../ssg/bundles.ts'
import type { Problem } from '../../ssg/problem.ts'
import type { BuiltPage } from '../../ssg/render-pages.ts'

/** Bytes, compressed with brotli as hosts do for static files (quality 11). */
const budget = {
  /** What the first window of a TCP connection carries: a page is on screen after one round trip. */
  html: 14_000,
  /** All scripts that a page loads by itself. */
  scripts: 90_000,
  /** The script before the app: with it the page is usable. */
  boot: 3_000,
}

/** Every page is on screen after one answer, and costs no more JavaScript than promised. */
export function checkBudget(pages: BuiltPage[], assets: Assets): Problem[] {
  const boot = sizeOf(reachable(assets, ({ isEntry }) => isEntry))
  const scripts = sizeOf(loadedByItself(assets))
  return [
    ...pages.flatMap(({ file, html }) =>
      over(`dist/${file}`, 'HTML with its styles', compressed(html), budget.html),
    ),
    ...over('src/entry-client.tsx', 'the script before the app', boot, budget.boot),
    ...over('src/app.tsx', 'the scripts of a page', scripts, budget.scripts),
  ]
}

/** The entry, and the app with all that it imports. Every page loads the same; its own code it has as HTML. */
export function loadedByItself(assets: Assets): Set<Rolldown.OutputChunk> {
  return reachable(assets, (chunk) => chunk.isEntry || namesModule(chunk, /src[\\/]app\.tsx$/))
}

function namesModule({ moduleIds }: Rolldown.OutputChunk, name: RegExp): boolean {
  return moduleIds.some((id) => name.test(id))
}

/** Chunks and what they import statically. */
function reachable(
  { chunks }: Assets,
  isStart: (chunk: Rolldown.OutputChunk) => boolean,
): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  chunks.filter(isStart).forEach(add)
  return found
}

function sizeOf(chunks: Set<Rolldown.OutputChunk>): number {
  return [...chunks].reduce((sum, { code }) => sum + compressed(code), 0)
}

function compressed(text: string): number {
  return brotliCompressSync(text).length
}

function over(file: string, what: string, bytes: number, limit: number): Problem[] {
  if (bytes <= limit) return []
  return [{ file, message: `${what}: ${bytes} bytes of brotli, allowed are ${limit}` }]
}
