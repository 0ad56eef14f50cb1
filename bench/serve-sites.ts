import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createSiteServer, portOf } from '../serve/site-server.ts'
import { filesBelow } from '../ssg/files-below.ts'
import { floor } from './figures.ts'
import { floorPage } from './floor.ts'

export interface ServedSite {
  name: string
  origin: string
}

/** Serves built folders, and before them the floor, made of the first one's pages. */
export async function serveSites(
  candidates: { name: string; folder: string }[],
): Promise<{ sites: ServedSite[]; stop: () => void }> {
  const root = mkdtempSync(`${tmpdir()}/bench-`)
  writeFloor(candidates[0]?.folder ?? '', `${root}/floor-pages`)
  const servers: Server[] = []
  const sites: ServedSite[] = []
  for (const { name, folder } of [{ name: floor, folder: `${root}/floor-pages` }, ...candidates]) {
    stage(folder, `${root}/${name}`)
    const server = createSiteServer(`${root}/${name}`, () => undefined)
    await once(server.listen(0), 'listening')
    sites.push({ name, origin: `http://localhost:${portOf(server)}` })
    servers.push(server)
  }
  const stop = () => {
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
    rmSync(root, { recursive: true })
  }
  return { sites, stop }
}

function writeFloor(folder: string, to: string): void {
  for (const path of Object.values(pageKinds)) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    mkdirSync(dirname(`${to}/${file}`), { recursive: true })
    writeFileSync(`${to}/${file}`, floorPage(readFileSync(`${folder}/${file}`, 'utf8')))
  }
}

/**
 * Copies a built site to where it is served from, with what this site's host expects: compressed copies,
 * `/contact` for `contact/index.html`, rules for headers and a page for unknown addresses. So every site is served alike.
 */
function stage(folder: string, to: string): void {
  if (!existsSync(`${folder}/index.html`)) throw new Error(`There is no built site in ${folder}.`)
  cpSync(folder, to, { recursive: true })
  const add = (path: string, content: string | Uint8Array) => {
    if (!existsSync(`${to}/${path}`)) writeFileSync(`${to}/${path}`, content)
  }
  // An empty window, in which each visit begins, changes its process for this header; whoever comes from another site pays nothing for it.
  add('_headers', '/*\n  Cross-Origin-Opener-Policy: same-origin\n')
  add('404.html', '<!doctype html><title>404</title>')
  for (const path of filesBelow(to).filter((name) => name.endsWith('/index.html')))
    add(path.replace(/\/index\.html$/, '.html'), readFileSync(`${to}/${path}`))
  for (const path of filesBelow(to).filter((name) => !/\.(gz|br)$/.test(name))) {
    const content = readFileSync(`${to}/${path}`)
    const compressed = brotliCompressSync(content)
    // Not pictures and fonts, which are compressed already.
    if (compressed.length < content.length * 0.9) add(`${path}.br`, compressed)
  }
}

export const pageKinds = {
  home: '/',
  article: '/knowledge-base/core-web-vitals',
  service: '/services/linkbuilding',
  index: '/knowledge-base',
}
