import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pagePath } from '../src/lib/site/page-path.ts'
import {
  askedEachTime,
  headersFor,
  neverKept,
  parseHeaderRules,
  parseRedirects,
} from '../ssg/hosts/host-files.ts'
import { readSiteFiles, sendFile } from './site-files.ts'
import { enquiryFormName, honeypotField } from '../src/lib/enquiry/enquiry-fields.ts'

/**
 * The server of `npm start`. It serves `contact.html` at `/contact`, redirects `/contact/` and `/contact.html` there, answers unknown paths with
 * `404.html` and status 404, applies `_headers` and `_redirects`, and sends compressed copies. A POST to a page, or to `program`, is an enquiry; other
 * methods get 405. It reads `dist` once, so a new build needs a restart.
 */
export function createSiteServer(folder: string, onEnquiry: EnquiryListener, program?: string): Server {
  const rules = parseHeaderRules(readFileSync(`${folder}/_headers`, 'utf8'))
  const table = `${folder}/_redirects`
  const moved = parseRedirects(existsSync(table) ? readFileSync(table, 'utf8') : '')
  const { files, notFound } = readSiteFiles(folder)
  const isPage = (path: string) => files.get(path)?.isPage === true

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { path, query } = splitAddress(request.url ?? '/')
    response.setHeader('Cache-Control', askedEachTime)
    for (const [name, value] of headersFor(path, rules)) response.setHeader(name, value)

    const sendMissing = () => {
      response.setHeader('Cache-Control', neverKept)
      sendFile(notFound, request, response, 404)
    }
    const file = files.get(path)
    const location = moved.get(path) ?? (isPage(pagePath(path)) ? pagePath(path) : undefined)
    if (request.method === 'POST' && (isPage(path) || path === program)) {
      void takeEnquiry(request, response, onEnquiry, sendMissing, path === program ? '/contact' : request.url)
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD, POST' }).end()
    } else if (file) sendFile(file, request, response)
    else if (location) response.writeHead(301, { location: location + query }).end()
    else sendMissing()
  }

  return createServer(answer)
}

/** The port on which a server listens; the system has chosen it where 0 was asked for. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the server does not listen')
  return address.port
}

/**
 * Splits path and query, and decodes the path as hosts do. An encoded slash stays encoded, or pages would have further addresses. A path with malformed
 * escapes stays as it is.
 */
function splitAddress(address: string): { path: string; query: string } {
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? []
  try {
    return { path: decodeURI(path), query }
  } catch {
    return { path, query }
  }
}

const largestBody = 100_000

/** Gets names and values of the fields in the order of the form. */
export type EnquiryListener = (fields: [name: string, value: string][]) => void

/**
 * Handles the POST of an enquiry like Netlify Forms: redirects to `next` with 303. An enquiry with a filled honeypot gets the same answer and is dropped.
 * An unknown form name gets the page for unknown addresses.
 */
async function takeEnquiry(
  request: IncomingMessage,
  response: ServerResponse,
  onEnquiry: EnquiryListener,
  onUnknownForm: () => void,
  next = '/',
) {
  const body: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of request) {
      body.push(chunk)
      length += chunk.length
      if (length > largestBody) return response.writeHead(413).end()
    }
  } catch {
    // The visitor has closed the connection during the request.
    return response.destroy()
  }
  const fields = new URLSearchParams(Buffer.concat(body).toString('utf8'))
  if (fields.get('form-name') !== enquiryFormName) return onUnknownForm()
  if (!fields.get(honeypotField)) onEnquiry([...fields])
  return response.writeHead(303, { location: next }).end()
}
