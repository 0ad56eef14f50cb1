import type { OutputFile } from '../output-file.ts'

/** The file that proves ownership to IndexNow (indexnow.org/documentation); none without a key. */
export function indexNowKey(key: string | null): OutputFile[] {
  return key === null ? [] : [{ path: `${key}.txt`, content: key }]
}
