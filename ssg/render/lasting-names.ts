import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { Rolldown } from 'vite'

/** What the build reads of a chunk. */
export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'code' | 'imports' | 'moduleIds' | 'isEntry'>

/**
 * Gives `entry-client` a name that lasts while texts change, and so `boot`, which asks for it, and the HTML of every page, which asks for
 * `boot`. It names the code of all pages by their hashes. So its own name is the hash of all but what it loads later, and it stands
 * outside of `/assets`: hosts let a browser ask each time whether it has changed.
 */
export function withLastingNames(chunks: Chunk[]): Chunk[] {
  const boot = chunks.find(({ isEntry }) => isEntry)
  const app = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/entry-client.tsx')))
  if (!boot || !app) throw new Error('the bundle has no entry or no app')
  const appCode = app.code.replaceAll(/(["'`])\.\/(?=[\w-]+\.js\1)/g, '$1../assets/')
  const appFile = `app/entry-client-${hashOf(appCode.replaceAll(/\bimport\([^)]*\)/g, ''))}.js`
  const bootCode = boot.code.replace(`./${basename(app.fileName)}`, `../${appFile}`)
  if (bootCode === boot.code) throw new Error('boot does not ask for the app')
  const bootFile = `assets/boot-${hashOf(bootCode)}.js`
  return chunks.map(({ fileName, code, imports, moduleIds, isEntry }) => {
    if (fileName === app.fileName) return { fileName: appFile, code: appCode, imports, moduleIds, isEntry }
    if (fileName === boot.fileName) return { fileName: bootFile, code: bootCode, imports, moduleIds, isEntry }
    return { fileName, code, imports, moduleIds, isEntry }
  })
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url').slice(0, 7)
}
