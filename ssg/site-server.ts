import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import sirv from 'sirv'
import { enquiryFormName, honeypotField } from '../src/lib/enquiry-fields.ts'
import { headersFor, parseHeaderRules } from './header-rules.ts'

/** The largest enquiry that is read, in bytes. */
const largestBody = 100_000

/** What an enquiry is handed to: the names and values of its fields, in their order. */
export type EnquiryListener = (fields: [name: string, value: string][]) => void

/**
 * The built site under the rules of its hosts: `/contact` from `contact.html`, `/contact/` redirected there, unknown paths
 * as `404.html` with status 404, `_headers` applied, the compressed copies sent, and enquiries taken by POST.
 */
export function createSiteServer(folder: string, onEnquiry: EnquiryListener): Server {
  const rules = parseHeaderRules(readFileSync(`${folder}/_headers`, 'utf8'))
  // Two slashes at the start would name another host to whoever is redirected there.
  const isPage = (path: string) => !/^\/[/\\]/.test(path) && existsSync(`${folder}${path}.html`)
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: true,
    extensions: ['html'],
    onNoMatch: (request, response) => sendNotFound(folder, request, response),
  })
  return createServer((request, response) => {
    const path = (request.url ?? '/').replace(/[?#].*/, '')
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
    for (const [name, value] of headersFor(path, rules)) response.setHeader(name, value)

    const withoutSlash = path.replace(/\/+$/, '')
    if (request.method === 'POST' && isPage(path)) void takeEnquiry(folder, request, response, onEnquiry)
    else if (request.method !== 'GET' && request.method !== 'HEAD') refuseMethod(response)
    else if (withoutSlash !== path && isPage(withoutSlash)) redirect(response, withoutSlash, 301)
    // Netlify's own files, and copies for other hosts, are not part of the site.
    else if (/^\/_|\.(br|gz)$/.test(path)) sendNotFound(folder, request, response)
    else files(request, response)
  })
}

function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { allow: 'GET, HEAD, POST' }).end()
}

function redirect(response: ServerResponse, location: string, status: 301 | 303): void {
  response.writeHead(status, { location }).end()
}

function sendNotFound(folder: string, { headers, method }: IncomingMessage, response: ServerResponse): void {
  const takesBrotli = /\bbr\b/.test(String(headers['accept-encoding']))
  const body = readFileSync(`${folder}/404.html${takesBrotli ? '.br' : ''}`)
  response.writeHead(404, {
    // Not the year that a missing file of /assets would inherit.
    'cache-control': 'no-cache',
    'content-type': 'text/html;charset=utf-8',
    'content-length': body.length,
    vary: 'Accept-Encoding',
    ...(takesBrotli && { 'content-encoding': 'br' }),
  })
  response.end(method === 'HEAD' ? undefined : body)
}

/**
 * As Netlify Forms answers: the page that the form was sent to, fetched anew. Also to a robot that has filled in the
 * honeypot, whose enquiry goes no further. A form that the host does not know is not found.
 */
async function takeEnquiry(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
  onEnquiry: EnquiryListener,
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
    // The visitor has left in the middle of it; nobody waits for an answer.
    return response.destroy()
  }
  const fields = new URLSearchParams(Buffer.concat(body).toString('utf8'))
  if (fields.get('form-name') !== enquiryFormName) return sendNotFound(folder, request, response)
  if (!fields.get(honeypotField)) onEnquiry([...fields])
  return redirect(response, request.url ?? '/', 303)
}
