import { promisify } from 'node:util'
import { availableParallelism } from 'node:os'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { OutputFile } from '../output-file.ts'

const compressible = /\.(html|js|css|svg|json|xml|txt|md|webmanifest)$/

/** Files that programs read. Their copies may be a twelfth larger. */
const forMachines = /\.(md|xml|txt)$/

/** Brotli quality 11 saves a first visit 2 kB over 10 and costs a build 3 s of processor time; 5 takes a fortieth of that. */
function qualityOf(path: string): number {
  return forMachines.test(path) ? 5 : 11
}

/** A brotli and a gzip copy beside every text file, for hosts that can send those (nginx, `npm start`). */
export async function precompressed(files: OutputFile[]): Promise<OutputFile[]> {
  const copies: OutputFile[] = []
  // As many at once as there are processors, all from one queue.
  const queue = files.filter(({ path }) => compressible.test(path)).values()
  const compressNext = async () => {
    for (const { path, content } of queue)
      copies.push(
        { path: `${path}.br`, content: await brotli(content, qualityOf(path)) },
        { path: `${path}.gz`, content: await promisify(gzip)(content, { level: 9 }) },
      )
  }
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext))
  return copies
}

function brotli(content: string | Uint8Array, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}
