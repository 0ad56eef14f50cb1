import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { OutputFile } from './output-file.ts'

const compressible = /\.(html|js|css|svg|json|xml|txt|md|webmanifest)$/

/** A brotli and a gzip copy beside every text file, for hosts that can send those (nginx, `npm start`). */
export function precompressed(files: OutputFile[]): OutputFile[] {
  return files
    .filter(({ path }) => compressible.test(path))
    .flatMap(({ path, content }) => [
      { path: `${path}.br`, content: brotliCompressSync(content) },
      { path: `${path}.gz`, content: gzipSync(content, { level: 9 }) },
    ])
}
