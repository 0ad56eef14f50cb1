import { brotliCompressSync } from 'node:zlib'

/** Bytes of a text as a host sends it. */
export function compressed(text: string): number {
  return brotliCompressSync(text).length
}
