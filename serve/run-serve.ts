import { existsSync } from 'node:fs'
import { site } from '../ssg/content/identity.ts'
import { ownProgram } from '../src/lib/site/operator/form-service.ts'
import { createSiteServer, portOf } from './site-server.ts'
import { wantedPort } from './wanted-port.ts'

const folder = 'dist'
const port = namedPort() ?? 4173

if (!existsSync(`${folder}/_headers`)) exit('In dist steht keine Website. Bauen Sie zuerst: npm run build')

const server = createSiteServer(
  folder,
  (fields) => {
    console.log('Eine Anfrage ist gekommen:')
    for (const [name, value] of fields) console.log(`  ${name}: ${value}`)
  },
  ownProgram(site),
)
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    exit(`Port ${port} ist besetzt. Wählen Sie einen anderen: PORT=4174 npm start`)
  if (error.code === 'EACCES') exit(`Für Port ${port} fehlen die Rechte. Wählen Sie einen über 1023.`)
  throw error
})
server.listen(port, () => console.log(`Die Website steht unter http://localhost:${portOf(server)}`))

function namedPort(): number | undefined {
  try {
    return wantedPort(process.env.PORT)
  } catch (error) {
    return exit(error instanceof Error ? error.message : String(error))
  }
}

function exit(message: string): never {
  console.error(message)
  process.exit(1)
}
