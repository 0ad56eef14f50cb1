import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { contentHashesPath } from './files/content-hashes.ts'

export interface Publication {
  origin: string
  key: string
  /** One is enough: the engines share what they receive (indexnow.org/searchengines). */
  endpoint: string
  /** The built site. */
  folder: string
  /** Where the paths wait that are not submitted yet, from the comparison before a deploy to the submission after it. */
  pendingFile: string
  submits: boolean
  print: (line: string) => void
}

/** As many as one request may name (indexnow.org/documentation). */
export const mostAtOnce = 10_000

/**
 * Compares the build with the live site, by the hashes that both publish. What differs is submitted only when the live site shows this very build,
 * because engines come at once to read. Returns whether all went well.
 */
export async function indexNow(publication: Publication): Promise<boolean> {
  const { folder, origin, endpoint, pendingFile, submits, print } = publication
  const live = await liveHashes(origin)
  const built = builtHashes(folder)
  const added = Object.keys(built).filter((path) => !(path in live))
  const changed = Object.keys(built).filter((path) => path in live && live[path] !== built[path])
  const removed = Object.keys(live).filter((path) => !(path in built))
  const differing = [...added, ...changed, ...removed]
  const pending = [...new Set([...readPending(pendingFile), ...differing])].toSorted()
  writePending(pendingFile, pending)
  print(
    `Dieser Build neben der Website: ${added.length} neu, ${changed.length} geändert, ${removed.length} weg.`,
  )
  print(`${pending.length} Adressen gehen an ${endpoint}:`)
  for (const path of pending) print(`  ${origin}${path}`)
  if (!submits) {
    print('Nichts ist gesendet. Veröffentlichen Sie diesen Build, dann: npm run indexnow -- --submit')
    return true
  }
  if (differing.length > 0) {
    print(`Nichts ist gesendet: ${origin} zeigt diesen Build noch nicht. Veröffentlichen Sie ihn zuerst.`)
    return false
  }
  return submitAll(pending, publication)
}

async function submitAll(paths: string[], publication: Publication): Promise<boolean> {
  const { origin, key, pendingFile, print } = publication
  if (paths.length === 0) return true
  const keyFile = `${origin}/${key}.txt`
  const response = await read(keyFile)
  if (!response.ok || (await response.text()).trim() !== key) {
    print(`Nichts ist gesendet: ${keyFile} enthält den Schlüssel nicht.`)
    return false
  }
  for (let start = 0; start < paths.length; start += mostAtOnce) {
    const { isAccepted, message } = await submit(paths.slice(start, start + mostAtOnce), publication)
    print(message)
    if (!isAccepted) return false
    writePending(pendingFile, paths.slice(start + mostAtOnce))
  }
  return true
}

/** One request of the protocol. */
async function submit(paths: string[], { origin, key, endpoint }: Publication) {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(origin).host,
      key,
      keyLocation: `${origin}/${key}.txt`,
      urlList: paths.map((path) => origin + path),
    }),
    signal: AbortSignal.timeout(30_000),
  })
  const { status } = response
  const meaning = meanings[status] ?? 'eine Antwort, die das Protokoll nicht kennt'
  const pause = response.headers.get('retry-after')
  const wait = status === 429 && pause ? ` Noch einmal nach ${pause}.` : ''
  return { isAccepted: status === 200 || status === 202, message: `${status}: ${meaning}.${wait}` }
}

const meanings: Record<number, string> = {
  200: 'die Adressen sind angekommen',
  202: 'die Adressen sind angekommen, der Schlüssel wird noch geprüft',
  400: 'die Anfrage ist falsch gebaut',
  403: 'der Schlüssel gilt nicht: Seine Datei fehlt oder enthält etwas anderes',
  422: 'die Adressen gehören nicht zu diesem Host, oder der Schlüssel passt nicht zum Protokoll',
  429: 'zu viele Anfragen',
}

const hashesSchema = z.record(z.string().startsWith('/'), z.string().min(1))

/** What the pages say, as a hash by their path. */
type PageHashes = z.infer<typeof hashesSchema>

function builtHashes(folder: string): PageHashes {
  const file = `${folder}${contentHashesPath}`
  if (!existsSync(file)) throw new Error(`${file} fehlt. Bauen Sie zuerst: npm run build`)
  return parseHashes(readFileSync(file, 'utf8'), file)
}

/** None before the first publication. */
async function liveHashes(origin: string): Promise<PageHashes> {
  const address = origin + contentHashesPath
  const response = await read(address)
  if (response.status === 404) return {}
  if (!response.ok)
    throw new Error(`${address} antwortet mit ${response.status}; so lässt sich nichts vergleichen.`)
  return parseHashes(await response.text(), address)
}

function parseHashes(text: string, from: string): PageHashes {
  try {
    return hashesSchema.parse(JSON.parse(text))
  } catch (error) {
    throw new Error(`${from} ist keine Liste von Hashes.`, { cause: error })
  }
}

/** Asks past any cache, and not forever. */
async function read(address: string): Promise<Response> {
  try {
    return await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(20_000) })
  } catch (error) {
    throw new Error(`${address} antwortet nicht.`, { cause: error })
  }
}

function readPending(file: string): string[] {
  return existsSync(file)
    ? z.array(z.string().startsWith('/')).parse(JSON.parse(readFileSync(file, 'utf8')))
    : []
}

function writePending(file: string, paths: string[]): void {
  if (paths.length === 0) return rmSync(file, { force: true })
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(paths, null, 1)}\n`)
}
