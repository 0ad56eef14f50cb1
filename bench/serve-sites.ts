import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { pageKinds } from './page-kinds.ts'
import { createSiteServer } from '../serve/site-server.ts'
import { ownMenu, type Candidate } from './arguments.ts'
import { floorPage } from './floor.ts'
import { stageSite } from './stage-site.ts'

export interface ServedSite {
  name: string
  menu: string
  origin: string
}

/** Serves the sites, and before them the floor, made of the first one's pages. */
export async function serveSites(
  candidates: Candidate[],
): Promise<{ sites: ServedSite[]; stop: () => void }> {
  const root = mkdtempSync(`${tmpdir()}/bench-`)
  const [first] = candidates
  if (!first) throw new Error('There is no site to measure.')
  writeFloor(first.folder, `${root}/floor-pages`)
  const floor = { name: 'floor', folder: `${root}/floor-pages`, menu: ownMenu }
  const servers: Server[] = []
  const sites: ServedSite[] = []
  for (const { name, folder, menu } of [floor, ...candidates]) {
    stageSite(folder, `${root}/${name}`)
    const server = createSiteServer(`${root}/${name}`, () => undefined)
    sites.push({ name, menu, origin: `http://localhost:${await listen(server)}` })
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

/** On whichever port is free. */
async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port')
  return address.port
}
