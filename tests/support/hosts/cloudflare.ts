import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { root } from '../site/built-site.ts'
import { freePort } from './free-port.ts'
import type { RunningHost } from './hosts.ts'

/** Where `npm run test:hosts` has put it, beside the Node that it wants. */
const folder = `${root}reports/hosts`
const tools = `${folder}/node_modules/.bin`
export const hasCloudflare = existsSync(`${tools}/wrangler`)

/** Cloudflare Pages as its own tool emulates it. */
export async function startCloudflare(site: string): Promise<RunningHost> {
  const port = await freePort()
  const wrangler = spawn(
    `${tools}/wrangler`,
    ['pages', 'dev', site, '--port', String(port), '--ip', '127.0.0.1'],
    {
      cwd: folder,
      env: {
        ...process.env,
        PATH: `${tools}:${process.env.PATH}`,
        WRANGLER_SEND_METRICS: 'false',
        CI: 'true',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its server is a process of its own: they end as a group.
      detached: true,
    },
  )
  let said = ''
  wrangler.stderr.on('data', (text) => (said += text))
  const ended = once(wrangler, 'exit')
  const isReady = (async () => {
    for await (const line of createInterface(wrangler.stdout)) if (line.includes('Ready on')) return true
    return false
  })()
  if (!(await isReady)) throw new Error(`wrangler does not start:\n${said}`)
  wrangler.stdout.resume()
  const stop = async () => {
    if (wrangler.pid) process.kill(-wrangler.pid)
    await ended
  }
  return { port, stop }
}
