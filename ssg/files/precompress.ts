import { promisify } from 'node:util'
import { availableParallelism } from 'node:os'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pMap from 'p-map'
import { openCache } from '../cache.ts'
import type { OutputFile } from '../output-file.ts'

const compressible = /\.(html|js|css|svg|json|xml|txt|md|webmanifest)$/

/** What visitors wait for gets the best brotli. */
function qualityOf(path: string): number {
  return forMachines.test(path) ? 5 : constants.BROTLI_MAX_QUALITY
}

/** What machines read: six times faster than the best, and a twelfth larger. */
const forMachines = /\.(md|xml|txt)$/

/** Only the compressor decides what comes out. */
export const copyCache = openCache('copies', ['ssg/files/precompress.ts'])

/** A brotli and a gzip copy beside every text file, for hosts that can send those (nginx, `npm start`). */
export async function precompressed(files: OutputFile[]): Promise<OutputFile[]> {
  const texts = files.filter(({ path }) => compressible.test(path))
  const copies = await pMap(
    texts,
    async ({ path, content }) => {
      const quality = qualityOf(path)
      const kind = `br${quality}`
      return [
        {
          path: `${path}.br`,
          content:
            copyCache.get(kind, content) ?? copyCache.set(kind, content, await brotli(content, quality)),
        },
        {
          path: `${path}.gz`,
          content: copyCache.get('gz', content) ?? copyCache.set('gz', content, await gz(content)),
        },
      ]
    },
    { concurrency: availableParallelism() },
  )
  return copies.flat()
}

function brotli(content: string | Uint8Array, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

function gz(content: string | Uint8Array): Promise<Buffer> {
  return promisify(gzip)(content, { level: 9 })
}
