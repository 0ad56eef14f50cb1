import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { createSiteServer } from './site-server.ts'

const folder = 'dist'
const port = Number(process.env.PORT ?? 4173)

if (!existsSync(`${folder}/_headers`)) exit('There is no built site in dist. Run `npm run build` first.')
if (!Number.isInteger(port) || port < 0 || port > 65535)
  exit(`PORT is «${process.env.PORT}», which is no port.`)

const server = createSiteServer(folder, (fields) => {
  console.log('An enquiry has arrived:')
  for (const [name, value] of fields) console.log(`  ${name}: ${value}`)
})
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') exit(`Port ${port} is taken. Choose another one: PORT=4174 npm start`)
  if (error.code === 'EACCES') exit(`Port ${port} needs rights that this user lacks. Choose one above 1023.`)
  throw error
})
server.listen(port, () => console.log(`The site is at http://localhost:${portOf(server)}`))

/** The system has chosen it where `PORT` is 0. */
function portOf(listening: Server): number {
  const address = listening.address()
  return address && typeof address === 'object' ? address.port : port
}

function exit(message: string): never {
  console.error(message)
  process.exit(1)
}
