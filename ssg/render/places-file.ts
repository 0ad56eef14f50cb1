import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The page of a file below `dist` with the places that its elements come from; `undefined` where no build has kept it. */
export type Places = (file: string) => string | undefined

const folder = 'reports/places'

/** Keeps the pages with their places for the audit, which names the line that an element comes from. */
export function writePlaces(root: string, places: ReadonlyMap<string, Uint8Array>): void {
  rmSync(`${root}/${folder}`, { recursive: true, force: true })
  for (const [file, html] of places) {
    mkdirSync(dirname(`${root}/${folder}/${file}`), { recursive: true })
    writeFileSync(`${root}/${folder}/${file}`, html)
  }
}

/** What the last build has kept, read when it is asked for: few pages have faults. */
export function placesIn(root: string): Places {
  return (file) => {
    try {
      return readFileSync(`${root}/${folder}/${file}`, 'utf8')
    } catch {
      // Findings then name the page instead of the line.
      return undefined
    }
  }
}
