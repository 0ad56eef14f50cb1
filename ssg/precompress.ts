import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { keep, known } from './build-cache.ts'
import { onAllCores } from './on-all-cores.ts'
import type { OutputFile } from './output-file.ts'

const compressible = /\.(html|js|css|svg|json|xml|txt|md|webmanifest)$/

/** A brotli and a gzip copy beside every text file, for hosts that can send those (nginx, `npm start`). */
export async function precompressed(files: OutputFile[]): Promise<OutputFile[]> {
  const texts = files.filter(({ path }) => compressible.test(path))
  const copies = await onAllCores(texts, async ({ path, content }) => [
    { path: `${path}.br`, content: known('br', content) ?? keep('br', content, await brotli(content)) },
    { path: `${path}.gz`, content: known('gz', content) ?? keep('gz', content, await gz(content)) },
  ])
  return copies.flat()
}

const brotli = promisify<string | Uint8Array, Buffer>(brotliCompress)
const gz = (content: string | Uint8Array) => promisify(gzip)(content, { level: 9 })
