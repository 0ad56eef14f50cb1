import { createSiteServer } from '../../../serve/site-server.ts'
import { hasBrotli, hasNginx, startNginx } from './nginx.ts'
import { portOf } from './port-of.ts'

/** A host that runs on this machine. */
export interface Host {
  name: string
  /** What it can send of the compressed copies. */
  encodings: string[]
  takesEnquiries: boolean
  /** Why it cannot be started here. */
  missing?: string
  start: (folder: string) => Promise<RunningHost>
}

export interface RunningHost {
  port: number
  stop: () => Promise<void>
}

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
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { port: portOf(server), stop }
}
