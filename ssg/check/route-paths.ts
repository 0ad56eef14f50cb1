import { readdirSync } from 'node:fs'
import { sep } from 'node:path'

/** The paths of all pages, read from the names of the route files, which are the sitemap. */
export function routePaths(root: string): string[] {
  return routeFiles(root).map(routePath).toSorted()
}

/** The files of the pages, below `src/routes`. */
export function routeFiles(root: string): string[] {
  return readdirSync(`${root}/src/routes`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.tsx') && file !== '__root.tsx')
    .toSorted()
}

/** `/services/linkbuilding` from `services/linkbuilding.tsx`. */
export function routePath(file: string): string {
  return `/${file.replace(/\.tsx$/, '')}`.replace(/\/index$/, '') || '/'
}
