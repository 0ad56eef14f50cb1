import { promisify } from 'node:util'
import { availableParallelism } from 'node:os'
import { brotliCompress, gzip } from 'node:zlib'
import pMap from 'p-map'
import { buildCache } from '../cache.ts'
import type { OutputFile } from '../output-file.ts'

const compressible = /\.(html|js|css|svg|json|xml|txt|md|webmanifest)$/

/** A brotli and a gzip copy beside every text file, for hosts that can send those (nginx, `npm start`). */
export async function precompressed(files: OutputFile[]): Promise<OutputFile[]> {
  const texts = files.filter(({ path }) => compressible.test(path))
  const copies = await pMap(
    texts,
    async ({ path, content }) => [
      {
        path: `${path}.br`,
        content: buildCache.get('br', content) ?? buildCache.set('br', content, await brotli(content)),
      },
      {
        path: `${path}.gz`,
        content: buildCache.get('gz', content) ?? buildCache.set('gz', content, await gz(content)),
      },
    ],
    { concurrency: availableParallelism() },
  )
  return copies.flat()
}

const brotli = promisify<string | Uint8Array, Buffer>(brotliCompress)
const gz = (content: string | Uint8Array) => promisify(gzip)(content, { level: 9 })
