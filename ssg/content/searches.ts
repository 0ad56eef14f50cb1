import { existsSync, readFileSync } from 'node:fs'
import { filesBelow } from '../files-below.ts'

/** The queries that visitors type for one page, besides its title and questions. */
export interface Searches {
  path: string
  file: string
  /** In the order of the file, empty ones included. */
  lines: string[]
}

const folder = 'src/content/searches'

/** Reads `src/content/searches`: a file per page, a query per line. */
export function readSearches(root: string): Searches[] {
  if (!existsSync(`${root}/${folder}`)) return []
  return filesBelow(`${root}/${folder}`)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => {
      const file = `${folder}/${name}`
      const lines = readFileSync(`${root}/${file}`, 'utf8').split('\n')
      return { path: pathOf(file), file, lines: lines.map((line) => line.trim()) }
    })
}

/** `/` from `home.txt`, `/contact` from `contact.txt`. */
function pathOf(file: string): string {
  const path = file.slice(folder.length).replace(/\.txt$/, '')
  return path === '/home' ? '/' : path
}

/** The inverse of `pathOf`. */
export function searchesFile(path: string): string {
  return `${folder}${path === '/' ? '/home' : path}.txt`
}
