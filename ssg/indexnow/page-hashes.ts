import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { contentHashesPath } from '../files/content-hashes.ts'

/** What the pages of a site say, as a hash by their path. */
export type PageHashes = z.infer<typeof hashesSchema>

const hashesSchema = z.record(z.string().startsWith('/'), z.string().min(1))

/** Those of a build. */
export function builtHashes(folder: string): PageHashes {
  const file = `${folder}${contentHashesPath}`
  if (!existsSync(file)) throw new Error(`There is no ${file}. Run \`npm run build\` first.`)
  return parse(readFileSync(file, 'utf8'), file)
}

/** Those of the live site; none before its first publication. */
export async function liveHashes(origin: string): Promise<PageHashes> {
  const address = origin + contentHashesPath
  const response = await read(address)
  if (response.status === 404) return {}
  if (!response.ok) throw new Error(`${address} answers ${response.status}, so nothing can be compared.`)
  return parse(await response.text(), address)
}

/** Asks past any cache, and not forever. */
export async function read(address: string): Promise<Response> {
  try {
    return await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(20_000) })
  } catch (error) {
    throw new Error(`${address} does not answer.`, { cause: error })
  }
}

function parse(text: string, from: string): PageHashes {
  try {
    return hashesSchema.parse(JSON.parse(text))
  } catch (error) {
    throw new Error(`${from} is no list of hashes.`, { cause: error })
  }
}
