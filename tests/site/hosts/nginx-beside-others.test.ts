import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { site } from '../../../ssg/content/identity.ts'
import { ask } from '../../support/hosts/ask.ts'
import type { RunningHost } from '../../support/hosts/hosts.ts'
import { hasNginx, startNginx } from '../../support/hosts/nginx.ts'
import { dist } from '../../support/site/built-site.ts'

/** What /etc/nginx/sites-enabled/default says. */
const ofDebian = (port: number) =>
  `server { listen 127.0.0.1:${port} default_server; server_name _; location / { return 418; } }`

describe.skipIf(!hasNginx)('beside the site that Debian comes with', () => {
  let host: RunningHost
  beforeAll(async () => void (host = await startNginx(dist, ofDebian)))
  afterAll(() => host.stop())

  test('this one answers under its own name, and the other under all others', async () => {
    for (const [name, status] of [
      [new URL(site.origin).hostname, 200],
      ['www.other.example', 418],
    ] as const) {
      const answer = await ask(host.port, '/contact', { headers: { host: name } })
      expect([name, answer.status]).toEqual([name, status])
    }
  })
})
