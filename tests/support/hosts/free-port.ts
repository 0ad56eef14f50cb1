import { createServer } from 'node:net'
import { portOf } from './port-of.ts'

export function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, () => {
      const port = portOf(server)
      server.close(() => resolve(port))
    })
  })
}
