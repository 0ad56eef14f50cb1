import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { site } from '../../../ssg/content/identity.ts'
import { createSiteServer } from '../../../serve/site-server.ts'

/**
 * Serves the built site as the build of an operator makes it whose enquiries go to another address: with that address in
 * the form, and a policy that allows it. Nothing else differs, and what the form sends goes over the network.
 */
export async function serveSiteSendingTo(
  address: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(`${tmpdir()}/site-`)
  cpSync('dist', folder, { recursive: true })
  for (const compressed of ['br', 'gz']) rmSync(`${folder}/contact.html.${compressed}`)
  rewrite(
    `${folder}/contact.html`,
    `action="${site.enquiryAddress.replaceAll('&', '&amp;')}#`,
    `action="${address}/#`,
  )
  rewrite(`${folder}/_headers`, /(?<=connect-src|form-action)/g, ` ${address}`)

  const server = createSiteServer(folder, () => {})
  await once(server.listen(0, 'localhost'), 'listening')
  const listening = server.address()
  if (typeof listening !== 'object' || !listening) throw new Error('the server does not listen')
  return {
    origin: `http://localhost:${listening.port}`,
    stop: async () => {
      server.closeAllConnections()
      await once(server.close(), 'close')
      rmSync(folder, { recursive: true })
    },
  }
}

function rewrite(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(file, 'utf8')
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${file} has no ${String(from)}`)
  writeFileSync(file, after)
}
