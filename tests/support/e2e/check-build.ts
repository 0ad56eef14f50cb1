import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'

const sources = ['src', 'ssg', 'public', 'package.json', 'vite.config.ts']

/** The global setup of the browser tests: checks that the server serves this `dist`, and warns if the build is older than the sources. */
export default async function checkBuild(): Promise<void> {
  const address = `http://localhost:${process.env.E2E_PORT}/`
  const served = await (await fetch(address)).text()
  if (served !== readFileSync('dist/index.html', 'utf8')) throw new Error(`${address} serves another build`)
  const newer = changedSince(statSync('dist/index.html').mtimeMs)
  if (newer) console.warn(`dist was built before ${newer} was changed: npm run build`)
}

/** A source that has changed since a time. */
function changedSince(moment: number): string | undefined {
  return sources
    .filter((path) => existsSync(path))
    .flatMap(filesBelow)
    .find((file) => statSync(file).mtimeMs > moment)
}

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
}
