import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pagePath } from '../src/lib/site/page-path.ts'
import { askedEachTime, neverKept, headersFor, parseHeaderRules } from '../ssg/hosts/header-rules.ts'
import { parseRedirects } from '../ssg/hosts/redirects.ts'
import { sendFile, sendNotFound } from './send-file.ts'
import { readSiteFiles } from './site-files.ts'
import { takeEnquiry, type EnquiryListener } from './take-enquiry.ts'

/**
 * The built site under the rules of its hosts: `/contact` from `contact.html`, other spellings (`/contact/`,
 * `/contact.html`) redirected there, unknown paths as `404.html` with status 404, `_headers` and `_redirects` applied, the
 * compressed copies sent, and enquiries taken by POST, also for a program of the operator. A new build is served after a restart.
 */
export function createSiteServer(folder: string, onEnquiry: EnquiryListener, program?: string): Server {
  const rules = parseHeaderRules(readFileSync(`${folder}/_headers`, 'utf8'))
  const moved = parseRedirects(readIfThere(`${folder}/_redirects`))
  const { files, notFound } = readSiteFiles(folder)
  const isPage = (path: string) => files.get(path)?.isPage === true

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { path, query } = splitAddress(request.url ?? '/')
    response.setHeader('Cache-Control', askedEachTime)
    for (const [name, value] of headersFor(path, rules)) response.setHeader(name, value)

    const sendMissing = () => sendNotFound(notFound, neverKept, request, response)
    const file = files.get(path)
    const location = moved.get(path) ?? (isPage(pagePath(path)) ? pagePath(path) : undefined)
    if (request.method === 'POST' && (isPage(path) || path === program)) {
      void takeEnquiry(request, response, onEnquiry, sendMissing, path === program ? '/contact' : request.url)
    } else if (request.method !== 'GET' && request.method !== 'HEAD') refuseMethod(response)
    else if (file) sendFile(file, request, response)
    else if (location) response.writeHead(301, { location: location + query }).end()
    else sendMissing()
  }

  return createServer(answer)
}

/**
 * Path, decoded as hosts do before they look for a file, and query. An encoded slash stays one, or pages would have further
 * addresses; a path that cannot be decoded is looked for as it is.
 */
function splitAddress(address: string): { path: string; query: string } {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? []
  try {
    return { path: decodeURI(path), query }
  } catch {
    return { path, query }
  }
}

function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { allow: 'GET, HEAD, POST' }).end()
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
