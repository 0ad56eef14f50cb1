import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { byteRange } from './byte-range.ts'
import { accepts } from './content-encoding.ts'
import { isNotModified, isSameVersion } from './not-modified.ts'
import type { Representation, SiteFile } from './site-files.ts'

/** Answers GET and HEAD with a file: in the coding that the browser takes, only if it changed, or the part asked for. */
export function sendFile(
  file: SiteFile,
  { headers, method }: IncomingMessage,
  response: ServerResponse,
): void {
  const { encoding, bytes, etag } = chooseRepresentation(file, headers['accept-encoding'])
  const validators = { etag, modified: file.modified }
  const common = { etag, 'last-modified': file.modified, vary: 'Accept-Encoding' }
  if (isNotModified(headers, validators)) return void response.writeHead(304, common).end()

  const range = isSameVersion(headers['if-range'], validators)
    ? byteRange(headers.range, bytes.length)
    : undefined
  if (range === null) {
    const none = { 'content-range': `bytes */${bytes.length}`, 'content-length': 0 }
    return void response.writeHead(416, none).end()
  }
  const part = range ? bytes.subarray(range.start, range.end + 1) : bytes
  response.writeHead(range ? 206 : 200, {
    ...common,
    ...describe(file, encoding, part),
    'accept-ranges': 'bytes',
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${bytes.length}` }),
  })
  response.end(method === 'HEAD' ? undefined : part)
}

/** Answers with the page for unknown addresses, whatever the request was conditional on. */
export function sendNotFound(
  notFound: SiteFile,
  cacheControl: string,
  { headers, method }: IncomingMessage,
  response: ServerResponse,
): void {
  const { encoding, bytes } = chooseRepresentation(notFound, headers['accept-encoding'])
  response.writeHead(404, {
    ...describe(notFound, encoding, bytes),
    vary: 'Accept-Encoding',
    'cache-control': cacheControl,
  })
  response.end(method === 'HEAD' ? undefined : bytes)
}

function describe(
  { type }: SiteFile,
  encoding: Representation['encoding'],
  { length }: Buffer,
): OutgoingHttpHeaders {
  return { 'content-type': type, 'content-length': length, ...(encoding && { 'content-encoding': encoding }) }
}

function chooseRepresentation({ representations }: SiteFile, acceptEncoding?: string): Representation {
  const chosen = representations.find(({ encoding }) => !encoding || accepts(acceptEncoding, encoding))
  if (!chosen) throw new Error('a file has no plain representation')
  return chosen
}
