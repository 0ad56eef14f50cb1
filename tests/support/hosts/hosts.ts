import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { createSiteServer, portOf } from '../../../serve/site-server.ts'
import { root } from '../site/built-site.ts'
import { ask } from './ask.ts'

/** A host that tests can start on this machine. */
export interface Host {
  name: string
  /** The encodings of compressed copies that it can send. */
  encodings: string[]
  takesEnquiries: boolean
  /** Why it cannot be started on this machine. */
  missing?: string
  start: (folder: string) => Promise<RunningHost>
}

export interface RunningHost {
  port: number
  stop: () => Promise<void>
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const hasBrotli = existsSync(brotliModule)
export const hasNginx = !spawnSync('nginx', ['-v']).error

export const hosts: Host[] = [
  { name: 'npm start', encodings: ['br', 'gzip'], takesEnquiries: true, start: startSiteServer },
  {
    name: 'nginx',
    encodings: hasBrotli ? ['br', 'gzip'] : ['gzip'],
    takesEnquiries: false,
    ...(!hasNginx && { missing: 'there is no nginx here; apt-get install nginx' }),
    start: startNginx,
  },
]

async function startSiteServer(site: string): Promise<RunningHost> {
  const server = createSiteServer(site, () => {})
  await once(server.listen(0), 'listening')
  return { port: portOf(server), stop: async () => void (await once(server.close(), 'close')) }
}

/** Starts nginx with `deploy/nginx.conf`, with another folder and port. `first` adds another site before, as Debian's default one. */
export async function startNginx(site: string, first?: (port: number) => string): Promise<RunningHost> {
  const folder = mkdtempSync(`${tmpdir()}/nginx-`)
  const port = await freePort()
  const configuration = readFileSync(`${root}deploy/nginx.conf`, 'utf8')
    .replaceAll('/var/www/site', site)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
  writeFileSync(`${folder}/nginx.conf`, `${around(folder)}\n${first?.(port) ?? ''}\n${configuration}\n}`)
  const nginx = spawn('nginx', ['-p', folder, '-c', `${folder}/nginx.conf`, '-e', 'stderr'])
  let complaints = ''
  nginx.stderr.on('data', (text) => (complaints += text))
  const ended = once(nginx, 'exit')
  while (!(await ask(port, '/').catch(() => undefined))) {
    if (nginx.exitCode !== null) throw new Error(`nginx does not start:\n${complaints}`)
    await setTimeout(20)
  }
  const stop = async () => {
    nginx.kill()
    await ended
    rmSync(folder, { recursive: true })
  }
  return { port, stop }
}

/** The beginning of the configuration, before the sites. */
function around(folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    hasBrotli ? `load_module ${brotliModule};` : '',
    // Else the workers run as a user who cannot read this folder.
    process.getuid?.() === 0 ? 'user root;' : '',
    `daemon off; worker_processes 1; pid ${folder}/pid; events {} http {`,
    ...kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`),
    `access_log off; ${hasBrotli ? 'brotli_static on;' : ''}`,
  ].join('\n')
}

async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0), 'listening')
  const port = portOf(server)
  await once(server.close(), 'close')
  return port
}
