import { brotliCompressSync } from 'node:zlib'
import type { AuditedSite } from './audited-site.ts'

/** Bytes of a file as hosts send it: its brotli copy, or what brotli makes of it at its best. */
export function compressedSize({ files }: AuditedSite, file: string): number {
  const bytes = files.get(file)
  if (!bytes) throw new Error(`no file ${file}`)
  return (files.get(`${file}.br`) ?? brotliCompressSync(bytes)).length
}
