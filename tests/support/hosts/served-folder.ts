import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { createSiteServer } from '../../../serve/site-server.ts'
import type { EnquiryListener } from '../../../serve/take-enquiry.ts'
import { ask, type Question } from './ask.ts'
import { portOf } from './port-of.ts'

/** Serves files, given by path and content, during the tests of a file; returns how to ask for any address, as it is. */
export function serveFolder(
  files: Record<string, string | Uint8Array>,
  onEnquiry: EnquiryListener = () => {},
  program?: string,
) {
  const folder = mkdtempSync(`${tmpdir()}/served-`)
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true })
    writeFileSync(`${folder}/${path}`, content)
  }
  const server = createSiteServer(folder, onEnquiry, program)
  const port = () => portOf(server)
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)))
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve))
    rmSync(folder, { recursive: true })
  })

  return { ask: (path: string, question?: Question) => ask(port(), path, question), port }
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
