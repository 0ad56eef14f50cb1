import type { Chunk } from './bundles.ts'

/** The module that answers addresses which are no page. */
const notFound = 'src/components/not-found/not-found.tsx'

/**
 * Finds the chunks that the app needs for one page (`undefined` for unknown addresses): the page's chunk and the imports of page and app. The HTML lists
 * them, so that `boot` downloads them in parallel.
 */
export function pageChunks(chunks: Chunk[]): (path: string | undefined) => string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const entry = chunks.find(({ isEntry }) => isEntry)
  const holders = new Map<string, Chunk>()
  for (const chunk of chunks) for (const id of chunk.moduleIds) holders.set(moduleName(id), chunk)
  const app = holders.get('src/entry-client.tsx')

  return (path) => {
    const page = moduleNames(path).flatMap((name) => holders.get(name) ?? [])[0]
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
}

/** From the root of the project, with the beginning of what Vite asks for of the file. */
function moduleName(id: string): string {
  return id.replace(/^.*\/(?=src\/)/, '').replace(/(?<=\?[^=]*=).*/, '')
}

/** As the plugin of the router names the module of a page's component. */
function moduleNames(path: string | undefined): string[] {
  if (path === undefined) return [notFound]
  const folder = `src/routes${path.replace(/\/$/, '')}`
  return [`${folder}.tsx?tsr-split=`, `${folder}/index.tsx?tsr-split=`]
}
