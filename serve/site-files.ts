import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { filesBelow } from '../ssg/files-below.ts'
import { mediaType } from '../ssg/hosts/media-types.ts'

type Encoding = 'br' | 'gzip'

interface Representation {
  encoding: Encoding | undefined
  bytes: Buffer
  etag: string
}

export interface SiteFile {
  isPage: boolean
  type: string
  modified: string
  /** The representations, the smallest first, the uncompressed one last. */
  representations: Representation[]
}

export interface SiteFiles {
  /** By address: `/contact` for `contact.html`, `/` for `index.html`. */
  files: Map<string, SiteFile>
  notFound: SiteFile
}

/**
 * Reads the built site once. No request reaches the file system, so none can escape the folder. Files for hosts and compressed copies have no address.
 */
export function readSiteFiles(folder: string): SiteFiles {
  const names = filesBelow(folder)
  const visible = names.filter((name) => !name.startsWith('_') && !/\.(br|gz)$/.test(name))
  const files = new Map(visible.map((name) => [addressOf(name), readFile(folder, name, names)]))
  const notFound = files.get('/404')
  if (!notFound) throw new Error(`${folder} has no 404.html`)
  files.delete('/404')
  return { files, notFound }
}

function addressOf(name: string): string {
  return `/${name.replace(/(^|(?<=\/))index\.html$|\.html$/, '')}`
}

function readFile(folder: string, name: string, names: string[]): SiteFile {
  const represent = (extension: string, encoding?: Encoding): Representation => {
    const bytes = readFileSync(`${folder}/${name}${extension}`)
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 16)
    return { encoding, bytes, etag: `"${hash}"` }
  }
  return {
    isPage: name.endsWith('.html'),
    type: mediaType(name),
    modified: statSync(`${folder}/${name}`).mtime.toUTCString(),
    representations: [
      ...(names.includes(`${name}.br`) ? [represent('.br', 'br')] : []),
      ...(names.includes(`${name}.gz`) ? [represent('.gz', 'gzip')] : []),
      represent(''),
    ],
  }
}

/**
 * Answers GET and HEAD with a file: content negotiation for brotli and gzip, conditional requests with 304, except to the page for unknown addresses. It
 * ignores `Range`, which is allowed (RFC 9110, 14.2), because no file is large.
 */
export function sendFile(
  file: SiteFile,
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  status: 200 | 404 = 200,
): void {
  const { etag, bytes, encoding } = chosenFrom(file, headers['accept-encoding'])
  const { modified, type } = file
  response.setHeader('vary', 'Accept-Encoding')
  if (status === 200) {
    response.setHeader('etag', etag).setHeader('last-modified', modified)
    // Without an etag the date counts (RFC 9110, 13.2.2).
    const known = headers['if-none-match']
    const isKnown =
      known === undefined
        ? Date.parse(headers['if-modified-since'] ?? '') >= Date.parse(modified)
        : known.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
    if (isKnown) return void response.writeHead(304).end()
  }
  const coding = encoding && { 'content-encoding': encoding }
  response.writeHead(status, { 'content-type': type, 'content-length': bytes.length, ...coding })
  response.end(method === 'HEAD' ? undefined : bytes)
}

function chosenFrom({ representations }: SiteFile, acceptEncoding?: string): Representation {
  const chosen = representations.find(({ encoding }) => !encoding || accepts(acceptEncoding, encoding))
  if (!chosen) throw new Error('a file has no plain representation')
  return chosen
}

/** Whether `Accept-Encoding` allows a coding, by name or by `*`, without `;q=0` (RFC 9110, 12.5.3). */
function accepts(acceptEncoding = '', encoding: string): boolean {
  const weights = new Map(
    acceptEncoding.split(',').map((part): [string, number] => {
      const [name = '', weight = '1'] = part.toLowerCase().split(/\s*;\s*q=/)
      return [name.trim(), Number(weight)]
    }),
  )
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
}
