import type { IncomingHttpHeaders } from 'node:http'

/** What tells two versions of a file apart. */
export interface Validators {
  etag: string
  /** An HTTP date. */
  modified: string
}

/** Whether the browser has the file already: `If-None-Match`, and without it `If-Modified-Since` (RFC 9110, 13.2.2). */
export function isNotModified(headers: IncomingHttpHeaders, { etag, modified }: Validators): boolean {
  const known = headers['if-none-match']
  if (known !== undefined) {
    return known.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
  }
  return Date.parse(headers['if-modified-since'] ?? '') >= Date.parse(modified)
}

/** Whether `Range` still holds: without `If-Range`, or where that names this very version (RFC 9110, 13.1.5). */
export function isSameVersion(
  ifRange: string | string[] | undefined,
  { etag, modified }: Validators,
): boolean {
  return ifRange === undefined || ifRange === etag || ifRange === modified
}
