import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * What earlier builds made of the same bytes with the same tools: pictures, compressed copies, the findings of a validator.
 * Use: `known('png', svg) ?? keep('png', svg, draw(svg))`. Nothing but the source may decide what is made.
 */
export function known(kind: string, source: string | Uint8Array): Buffer | undefined {
  const name = nameOf(kind, source)
  try {
    const made = readFileSync(`${folder}/${name}`)
    used.add(name)
    return made
  } catch {
    return undefined
  }
}

export function keep(kind: string, source: string | Uint8Array, made: Uint8Array): Uint8Array {
  const name = nameOf(kind, source)
  const draft = `${folder}/${name}.${process.pid}`
  mkdirSync(folder, { recursive: true })
  // Renamed, so that a build that runs at the same time reads all of it or nothing.
  writeFileSync(draft, made)
  renameSync(draft, `${folder}/${name}`)
  used.add(name)
  return made
}

/** Leaves what this build has used, so that the cache is never larger than the site. */
export function forgetUnused(): void {
  // What has a dot is a draft of a build that runs at the same time.
  const unused = readdirSync(folder).filter((name) => !used.has(name) && !name.includes('.'))
  for (const name of unused) rmSync(`${folder}/${name}`, { force: true })
}

const root = `${import.meta.dirname}/..`
const folder = process.env.BUILD_CACHE ?? `${root}/node_modules/.cache/site`
const used = new Set<string>()

function nameOf(kind: string, source: string | Uint8Array): string {
  const hash = createHash('sha256').update(tools()).update(kind).update('\0').update(source)
  return hash.digest('base64url')
}

let toolsHash: Buffer | undefined

/** Any change of the code that builds, of a dependency or of Node begins anew. */
function tools(): Buffer {
  if (toolsHash) return toolsHash
  const hash = createHash('sha256').update(process.version)
  for (const file of ['package-lock.json', ...filesBelow('ssg'), ...filesBelow('check')])
    hash.update(`\0${file}\0`).update(readFileSync(`${root}/${file}`))
  toolsHash = hash.digest()
  return toolsHash
}

function filesBelow(name: string): string[] {
  return readdirSync(`${root}/${name}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${name}/${file}`)
    .toSorted()
}
