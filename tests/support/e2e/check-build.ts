import { readFileSync, statSync } from 'node:fs'
import { filesBelow } from '../../../ssg/files-below.ts'

const sources = ['src', 'ssg', 'public']

/** The global setup of the browser tests: checks that the server serves this `dist`, and warns if the build is older than the sources. */
export default async function checkBuild(): Promise<void> {
  const address = `http://localhost:${process.env.E2E_PORT}/`
  const served = await (await fetch(address)).text()
  if (served !== readFileSync('dist/index.html', 'utf8')) throw new Error(`${address} serves another build`)
  const built = statSync('dist/index.html').mtimeMs
  const newer = sources
    .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
    .find((file) => statSync(file).mtimeMs > built)
  if (newer) console.warn(`dist was built before ${newer} was changed: npm run build`)
}
