import type { Rolldown } from 'vite'

/** The module that answers addresses which are no page. */
const notFound = 'src/components/not-found/not-found.tsx'

/**
 * The addresses of the scripts that the app needs for one page besides itself: the code of the page (`undefined` for unknown addresses), what
 * that imports, and what the app imports. A page names them, so that `boot` gets them side by side instead of one after the other.
 */
export function pageChunks(chunks: Rolldown.OutputChunk[], path: string | undefined): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const holding = (module: string) =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.includes(module)))
  const entry = chunks.find(({ isEntry }) => isEntry)
  const app = holding('src/entry-client.tsx')
  const page = path === undefined ? holding(notFound) : routeFiles(path).map(holding).find(Boolean)
  if (!entry || !app || !page) throw new Error(`the bundle has no chunk for ${path}`)

  const isPresent = (fileName: string) => fileName === entry.fileName || entry.imports.includes(fileName)
  const needed = new Set<string>()
  const add = (fileName: string) => {
    if (needed.has(fileName) || isPresent(fileName)) return
    needed.add(fileName)
    byName.get(fileName)?.imports.forEach(add)
  }
  app.imports.forEach(add)
  add(page.fileName)
  needed.delete(app.fileName)
  return [...needed].map((fileName) => `/${fileName}`)
}

/** As the plugin of the router names the module of a page's component. */
function routeFiles(path: string): string[] {
  const folder = `src/routes${path.replace(/\/$/, '')}`
  return [`${folder}.tsx?tsr-split=`, `${folder}/index.tsx?tsr-split=`]
}
