import { changesBetween, pathsOf, type Changes } from './changes.ts'
import { builtHashes, liveHashes, read } from './page-hashes.ts'
import { readPending, writePending } from './pending.ts'
import { mostAtOnce, submit, type Submitter } from './submit.ts'

export interface Publication extends Submitter {
  /** The built site. */
  folder: string
  /** Where the paths wait that are not submitted yet. */
  pendingFile: string
  submits: boolean
  print: (line: string) => void
}

/**
 * Compares the build with the live site, by the hashes that both publish. What differs is submitted only when the live site shows this very build,
 * because engines come at once to read it. Returns whether all went well.
 */
export async function indexNow(publication: Publication): Promise<boolean> {
  const { folder, origin, pendingFile, submits, print } = publication
  const changes = changesBetween(await liveHashes(origin), builtHashes(folder))
  const differing = pathsOf(changes)
  const pending = [...new Set([...readPending(pendingFile), ...differing])].toSorted()
  writePending(pendingFile, pending)
  printChanges(changes, print)
  print(`${pending.length} to submit to ${publication.endpoint}:`)
  for (const path of pending) print(`  ${origin}${path}`)
  if (!submits) {
    print('Nothing was sent. Deploy this build, then run `npm run indexnow -- --submit`.')
    return true
  }
  if (differing.length > 0) {
    print(`Nothing was sent: ${origin} does not show this build yet. Deploy it, then submit again.`)
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
    print(`Nothing was sent: ${keyFile} does not hold the key.`)
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

function printChanges(changes: Changes, print: Publication['print']): void {
  const counts = Object.entries(changes).map(([kind, paths]) => `${paths.length} ${kind}`)
  print(`This build against the live site: ${counts.join(', ')}.`)
}
