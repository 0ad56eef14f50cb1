import type { Chunk } from './bundles.ts'
import { withImports } from './chunk-imports.ts'

/** The module that answers addresses which are no page. */
const notFound = 'src/components/not-found/not-found.tsx'

/**
 * Finds the chunks that the app needs for one page (`undefined` for unknown addresses): the page's chunk and the imports of page and app. The HTML lists
 * them, so that `boot` downloads them in parallel.
 */
export function pageChunks(chunks: Chunk[]): (path: string | undefined) => string[] {
  const byName = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]))
  const entry = chunks.find(({ isEntry }) => isEntry)
  const holding = (name: string) => holders.get(name)?.fileName
  const holders = new Map(chunks.map((chunk) => [moduleName(chunk.facadeModuleId ?? ''), chunk]))
  const app = holding('src/entry-client.tsx')

  return (path) => {
    const page = moduleNames(path)
      .map(holding)
      .find((name) => name !== undefined)
    if (!entry || !app || !page) throw new Error(`the bundle has no chunk for ${path}`)
    const present = withImports(entry.fileName, byName).add(app)
    const needed = new Set([...withImports(app, byName), ...withImports(page, byName)])
    return [...needed].filter((fileName) => !present.has(fileName)).map((fileName) => `/${fileName}`)
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
