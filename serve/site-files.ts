import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { filesBelow } from '../ssg/files-below.ts'
import { mediaType } from '../ssg/hosts/media-types.ts'

type Encoding = 'br' | 'gzip'

export interface Representation {
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
