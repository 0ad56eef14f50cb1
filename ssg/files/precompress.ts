import { promisify } from 'node:util'
import { availableParallelism } from 'node:os'
import { brotliCompress, gzip } from 'node:zlib'
import type { OutputFile } from '../output-file.ts'

const compressible = /\.(html|js|css|svg|json|xml|txt|md|webmanifest)$/

/** A brotli and a gzip copy beside every text file, for hosts that can send those (nginx, `npm start`). */
export async function precompressed(files: OutputFile[]): Promise<OutputFile[]> {
  const copies: OutputFile[] = []
  // As many at once as there are processors, all from one queue.
  const queue = files.filter(({ path }) => compressible.test(path)).values()
  const compressNext = async () => {
    for (const { path, content } of queue)
      copies.push(
        { path: `${path}.br`, content: await promisify(brotliCompress)(content) },
        { path: `${path}.gz`, content: await promisify(gzip)(content, { level: 9 }) },
      )
  }
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext))
  return copies
}
