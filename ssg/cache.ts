import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'

/** What earlier runs made of the same bytes with the same tools: pictures, compressed copies, the findings of a validator. */
export interface Cache {
  get: (kind: string, source: string | Uint8Array) => Buffer | undefined
  /** Nothing but the source may decide what is made. Returns it. */
  set: (kind: string, source: string | Uint8Array, made: Uint8Array) => Uint8Array
  /** A text that was made of the same source, or else is made now. */
  text: (kind: string, source: string, make: () => string) => string
  /** Leaves what this run has used, so that the cache is never larger than the site. */
  prune: () => void
}

/** The cache of what `tools` make (files and folders, from the root). Any change of them or of Node begins anew. */
export function openCache(name: string, tools: string[]): Cache {
  const folder = `${process.env.BUILD_CACHE ?? `${root}/node_modules/.cache/site`}/${name}`
  const used = new Set<string>()
  let version: Buffer | undefined
  const nameOf = (kind: string, source: string | Uint8Array) => {
    version ??= hashOf(tools)
    return createHash('sha256').update(version).update(kind).update('\0').update(source).digest('base64url')
  }
  const get: Cache['get'] = (kind, source) => {
    const file = nameOf(kind, source)
    try {
      const made = readFileSync(`${folder}/${file}`)
      used.add(file)
      return made
    } catch {
      return undefined
    }
  }
  const set: Cache['set'] = (kind, source, made) => {
    const file = nameOf(kind, source)
    const draft = `${folder}/${file}.${process.pid}`
    mkdirSync(folder, { recursive: true })
    // Renamed, so that a run at the same time reads all of it or nothing.
    writeFileSync(draft, made)
    renameSync(draft, `${folder}/${file}`)
    used.add(file)
    return made
  }
  return {
    get,
    set,
    text(kind, source, make) {
      const known = get(kind, source)
      if (known) return String(known)
      const made = make()
      set(kind, source, Buffer.from(made))
      return made
    },
    prune() {
      mkdirSync(folder, { recursive: true })
      // What has a dot is a draft of a run at the same time.
      const unused = readdirSync(folder).filter((file) => !used.has(file) && !file.includes('.'))
      for (const file of unused) rmSync(`${folder}/${file}`, { force: true })
    },
  }
}

const root = `${import.meta.dirname}/..`

/** Of what much code and many dependencies make. */
export const buildCache = openCache('build', ['ssg', 'package-lock.json'])

function hashOf(tools: string[]): Buffer {
  const hash = createHash('sha256').update(process.version)
  for (const file of tools.flatMap(filesIn))
    hash.update(`\0${file}\0`).update(readFileSync(`${root}/${file}`))
  return hash.digest()
}

function filesIn(tool: string): string[] {
  if (!statSync(`${root}/${tool}`).isDirectory()) return [tool]
  return readdirSync(`${root}/${tool}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${tool}/${file}`)
    .toSorted()
}
