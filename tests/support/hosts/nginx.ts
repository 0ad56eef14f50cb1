import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { root } from '../site/built-site.ts'
import { freePort } from './free-port.ts'
import type { RunningHost } from './hosts.ts'

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export const hasNginx = !spawnSync('nginx', ['-v']).error
export const hasBrotli = existsSync(brotliModule)

/** nginx with the file of `deploy/`: the site's folder and a free port in it. Another site may be there first, as Debian's own is. */
export async function startNginx(site: string, first?: (port: number) => string): Promise<RunningHost> {
  const folder = mkdtempSync(`${tmpdir()}/nginx-`)
  const port = await freePort()
  const configuration = readFileSync(`${root}deploy/nginx.conf`, 'utf8')
    .replaceAll('/var/www/site', site)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
  writeFileSync(`${folder}/site.conf`, `${first?.(port) ?? ''}\n${configuration}`)
  writeFileSync(`${folder}/nginx.conf`, mainConfiguration(folder))
  const nginx = spawn('nginx', ['-p', folder, '-c', `${folder}/nginx.conf`, '-e', 'stderr'])
  let complaints = ''
  nginx.stderr.on('data', (text) => (complaints += text))
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()))
  while (!(await answers(port))) {
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

function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  return [
    hasBrotli ? `load_module ${brotliModule};` : '',
    // Its workers would otherwise be a user who may not read this folder.
    process.getuid?.() === 0 ? 'user root;' : '',
    `daemon off; worker_processes 1; pid ${folder}/pid;`,
    'events {}',
    'http {',
    ...temporary,
    'access_log off;',
    hasBrotli ? 'brotli_static on;' : '',
    `include ${folder}/site.conf;`,
    '}',
  ].join('\n')
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => socket.destroy()).once('connect', () => socket.end())
  })
}
