import { createSiteServer } from '../../../serve/site-server.ts'
import { onScreen } from './webkit-driver.ts'

/** How long nobody may ask for anything before the pages are taken to be done, in ms: WebKit has no idle moment, so that the app comes after 2 s. */
const quietTime = 5000

/**
 * What WebKitGTK writes to its console while pages load and their apps start. Under a driver it keeps that to itself, so that these are
 * opened as a person opens tabs.
 */
export async function consoleOf(miniBrowser: string, paths: string[]): Promise<string[]> {
  const server = createSiteServer('dist', () => undefined)
  const asked = new Set<string>()
  let latest = Date.now()
  server.on('request', ({ url = '' }) => {
    asked.add(url)
    latest = Date.now()
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, () => {
      const address = server.address()
      resolve(address && typeof address === 'object' ? address.port : 0)
    })
  })
  const addresses = paths.map((path) => `http://localhost:${port}${path}`)
  const { errors, end } = onScreen([
    miniBrowser,
    '--enable-write-console-messages-to-stdout=true',
    ...addresses,
  ])
  let said = ''
  errors.on('data', (part: Buffer) => (said += part.toString()))
  const isQuiet = () => paths.every((path) => asked.has(path)) && Date.now() - latest > quietTime
  while (!isQuiet()) await new Promise((resolve) => setTimeout(resolve, 200))
  end()
  server.close()
  server.closeAllConnections()
  return said.split('\n').filter((line) => line.includes('CONSOLE '))
}
