import { filesBelow } from '../files-below.ts'

/** The paths of all pages, read from the names of the route files, which are the sitemap. */
export function routePaths(root: string): string[] {
  return routeFiles(root).map(routePath).toSorted()
}

export function routeFiles(root: string): string[] {
  return filesBelow(`${root}/src/routes`).filter((file) => file.endsWith('.tsx') && file !== '__root.tsx')
}

/** `/services/linkbuilding` from `services/linkbuilding.tsx`. */
export function routePath(file: string): string {
  return `/${file.replace(/\.tsx$/, '')}`.replace(/\/index$/, '') || '/'
}
