import type { Rolldown } from 'vite'

type Modules = Rolldown.ChunkingContext

const partsOfPages =
  /\/src\/(components\/(layout\/|operator\/|stations\/|text\/|reading\/|tools\/|[^/]+$)|lib\/site[/.]|tools\/shared\/tool-(facts|place|address)\.)/

/**
 * The chunk groups of the browser's bundle. `entry-client` contains the names of all page chunks, so an edited text renames it and every chunk that
 * imports it. Therefore only `boot` imports it, and nothing imports `boot`. Code that they share with other chunks is in `base` and `app`.
 */
export const chunkGroups = [
  // Change only with a dependency, so that an edited text costs returning visitors little. Two, because each is read in a task of its own.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/]@tanstack[\\/](?!react-query|query-core)/ },
  { name: nameWhere('base', isSharedByBoot), includeDependenciesRecursively: false },
  // Also what pages of all kinds are made of: apart, it would be one request more for every page.
  {
    name: nameWhere('app', (id, modules) => isPartOfApp(id, modules) || kindOfPart(id, modules) === 'all'),
    includeDependenciesRecursively: false,
  },
  // Of the tools, what most of them need.
  {
    name: 'tool',
    test: /src\/tools\/shared\/(?!tool-(facts|place|address)\.)/,
    minShareCount: 4,
    includeDependenciesRecursively: false,
  },
  // What only services, only texts, only the other pages, or no articles are made of: the rest do without some 3 kB.
  { name: kindOfPart, minShareCount: 2, includeDependenciesRecursively: false },
]

function nameWhere(name: string, belongs: (id: string, modules: Modules) => boolean) {
  return (id: string, modules: Modules) => (belongs(id, modules) ? name : null)
}

/** Runs before the app, and is imported by more than what runs before the app. */
function isSharedByBoot(id: string, modules: Modules): boolean {
  if (!isImportedBy(isBoot, id, modules)) return false
  return [...importersOf(id, modules)].some(
    (importer) => !isBoot(importer) && !isImportedBy(isBoot, importer, modules),
  )
}

const isBoot = (id: string) => id.endsWith('/src/boot.ts')

/** Comes with the app, and does not name the pages. */
function isPartOfApp(id: string, modules: Modules): boolean {
  return (
    !namesPages.test(id) &&
    isImportedBy((importer) => importer.endsWith('/src/entry-client.tsx'), id, modules)
  )
}

/** A page as the plugin of the router names it, and the one for unknown addresses. */
const pageCode = /\/src\/(routes\/.*\?tsr-split=|components\/not-found\/not-found\.tsx$)/

/** Of which pages a part is: of services alone, of texts alone, of the other pages alone, of these and services (`offer`), or of all kinds. */
function kindOfPart(id: string, modules: Modules): 'services' | 'text' | 'other' | 'offer' | 'all' | null {
  if (!partsOfPages.test(id)) return null
  const pages = [...importersOf(id, modules)].filter((importer) => pageCode.test(importer))
  if (pages.length === 0) return null
  const texts = pages.filter((page) => importsText(page, modules))
  if (texts.length === 0) return 'other'
  const isOfServices = texts.every((page) => page.includes('/routes/services/'))
  if (texts.length < pages.length) return isOfServices ? 'offer' : 'all'
  return isOfServices ? 'services' : 'text'
}

function importsText(page: string, modules: Modules): boolean {
  return (modules.getModuleInfo(page)?.importedIds ?? []).some((id) => id.endsWith('.mdx'))
}

const namesPages = /\/src\/(routes\/|routeTree|router|entry-client|boot)/

/** Whether a module is imported statically by the one wanted, straight or by way of others. */
function isImportedBy(isWanted: (id: string) => boolean, id: string, modules: Modules): boolean {
  return [...importersOf(id, modules)].some(isWanted)
}

/** All that import a module statically, straight or by way of others. */
function importersOf(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) {
    if (found.has(importer)) continue
    found.add(importer)
    importersOf(importer, modules, found)
  }
  return found
}
