import { createServer as createHttpServer, type Server } from 'node:http'
import { once } from 'node:events'
import { createServer, loadConfigFromFile } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { wantedPort } from '../../../serve/wanted-port.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  [undefined, undefined],
  ['', undefined],
  ['0', 0],
  ['4174', 4174],
  ['65535', 65535],
])('PORT %o is the port %o', (named, port) => {
  expect(wantedPort(named)).toBe(port)
})

test.each(['65536', '-1', '80.5', '4174a', 'http'])('PORT «%s» is refused by name', (named) => {
  expect(() => wantedPort(named)).toThrow(`PORT is «${named}», which is no port.`)
})

test('`npm run dev` takes the port that is named, and says so where it is taken', async () => {
  const other = createHttpServer().listen(0, 'localhost')
  await once(other, 'listening')
  vi.stubEnv('PORT', String(portOf(other)))
  const found = await loadConfigFromFile({ command: 'serve', mode: 'development' }, 'vite.config.ts')
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: found?.config.server ?? {},
  })
  await expect(server.listen()).rejects.toThrow(`Port ${portOf(other)} is already in use`)
  other.close()
  await once(other, 'close')
  await server.listen()
  expect(server.resolvedUrls?.local).toEqual([`http://localhost:${process.env.PORT}/`])
  await server.close()
})

function portOf(server: Server): number {
  const address = server.address()
  return address && typeof address === 'object' ? address.port : 0
}
