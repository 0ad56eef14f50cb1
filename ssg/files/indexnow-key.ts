import type { OutputFile } from '../output-file.ts'

/** The file by which IndexNow knows that who submits addresses of the site may (indexnow.org/documentation); none without a key. */
export function indexNowKey(key: string | null): OutputFile[] {
  return key === null ? [] : [{ path: `${key}.txt`, content: key }]
}
