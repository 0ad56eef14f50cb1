import { promisify } from 'node:util'
import { availableParallelism } from 'node:os'
import { brotliCompress, constants, gzip, type BrotliOptions } from 'node:zlib'
import pMap from 'p-map'
import { openCache } from '../cache.ts'
import type { OutputFile } from '../output-file.ts'

const compressible = /\.(html|js|css|svg|json|xml|txt|md|webmanifest)$/

/** What visitors wait for gets the best brotli. */
function qualityOf(path: string): number {
  if (forMachines.test(path)) return 5
  return partOfSearch.test(path) ? 8 : constants.BROTLI_MAX_QUALITY
}

/** What machines read: six times faster than the best, and a twelfth larger. */
const forMachines = /\.(md|xml|txt)$/

/** Of a large site, which a search asks for one by one: 27 ms less for each, and 450 bytes more of 4,700. */
const partOfSearch = /^assets\/search-[\w-]{8}\//

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

async function brotli(content: string | Uint8Array, quality: number): Promise<Buffer> {
  const copy = await brotliWith(content, { [constants.BROTLI_PARAM_QUALITY]: quality })
  if (copy.length < nearlyFull || copy.length > full) return copy
  const other = await brotliWith(content, { [constants.BROTLI_PARAM_QUALITY]: quality, ...otherDistances })
  return other.length < copy.length ? other : copy
}

/** In bytes: what nearly fills the first window of a connection (`audit/weight/limits`), or is over it by a hair. */
const nearlyFull = 13_900
const full = 14_100

/** Another way to write how far back a repetition lies: of nine articles in thirteen it makes 10 to 50 bytes less. */
const otherDistances = { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 8 }

function brotliWith(content: string | Uint8Array, params: BrotliOptions['params']): Promise<Buffer> {
  return promisify(brotliCompress)(content, { params })
}

function gz(content: string | Uint8Array): Promise<Buffer> {
  return promisify(gzip)(content, { level: 9 })
}
