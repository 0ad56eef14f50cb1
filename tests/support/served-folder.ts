import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { createSiteServer, type EnquiryListener } from '../../ssg/site-server.ts'

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Serves files, given by path and content, during the tests of a file; returns how to ask for any address, as it is. */
export function serveFolder(
  files: Record<string, string | Uint8Array>,
  onEnquiry: EnquiryListener = () => {},
) {
  const folder = mkdtempSync(`${tmpdir()}/served-`)
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true })
    writeFileSync(`${folder}/${path}`, content)
  }
  const server = createSiteServer(folder, onEnquiry)
  const port = () => {
    const address = server.address()
    if (typeof address !== 'object' || !address) throw new Error('the server does not listen')
    return address.port
  }
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)))
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve))
    rmSync(folder, { recursive: true })
  })

  /** Not `fetch`, which would tidy the address up and follow redirects. */
  const ask = (path: string, { method = 'GET', headers = {}, body }: Question = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request({ port: port(), path, method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) })
        })
      })
      asked.on('error', reject)
      asked.end(body)
    })
  return { ask, port }
}

/** A tiny site, with what a host needs of it. */
export const tinySite = {
  _headers: '/*\n  X-Everywhere: yes\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  _redirects: '',
  '__forms.html': 'forms',
  'index.html': 'home',
  'contact.html': 'contact',
  'knowledge-base.html': 'knowledge base',
  'knowledge-base/entity-seo.html': 'entity seo',
  '404.html': 'not found',
  'feed.xml': '<feed/>',
  'assets/a.js': 'script',
  '.well-known/security.txt': 'Contact:',
}
