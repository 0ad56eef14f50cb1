import { readdirSync } from 'node:fs'
import { sep } from 'node:path'

/** The paths of all pages, read from the names of the route files, which are the sitemap. */
export function routePaths(root: string): string[] {
  return readdirSync(`${root}/src/routes`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.tsx') && file !== '__root.tsx')
    .map((file) => `/${file.replace(/\.tsx$/, '')}`)
    .map((path) => path.replace(/\/index$/, '') || '/')
    .toSorted()
}
