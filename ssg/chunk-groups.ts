import type { Rolldown } from 'vite'

type Modules = Rolldown.ChunkingContext

/**
 * How the browser's scripts are cut. `boot` and `entry-client` name the chunks of all pages, so every edited text renames these two, and would
 * rename whatever imports them. Nothing may: what they share with others has chunks of its own, `base` and `app`.
 */
export const chunkGroups = [
  // Changes only with a dependency, so that an edited text costs returning visitors little.
  {
    name: 'vendor',
    test: /rolldown\/runtime|node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](?!react-query|query-core)[^\\/]+)[\\/]/,
  },
  { name: nameWhere('base', isSharedByBoot), includeDependenciesRecursively: false },
  { name: nameWhere('app', isPartOfApp), includeDependenciesRecursively: false },
  // What pages of one kind are made of, and what texts are, together: apart, these would be many requests of a few hundred bytes. An article,
  // the longest of all pages, downloads nothing that only other kinds need.
  ...Object.entries({
    index: /src\/components\/layout\/(page-section|row-list|index-layout)\./,
    service: /src\/components\/layout\/(service|legal|call-to-action)\./,
    tool: /src\/(components\/(tools\/frame\/(?!.*chart)|search\/announcement)|lib\/tools\/(slices|finding-list|swiss-number|tool-address|text-file|save-file)\.)/,
    text: /src\/(components\/(text\/|reading\/|layout\/|tools\/[^/]+$)|lib\/(tools\/tool-anchor|site\/))/,
  }).map(([name, test]) => ({ name, test, minShareCount: 2, includeDependenciesRecursively: false })),
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

/** Comes with the app, and does not name the pages; and what every page is made of. */
function isPartOfApp(id: string, modules: Modules): boolean {
  if (namesPages.test(id)) return false
  return (
    ofEveryPage.test(id) ||
    isImportedBy((importer) => importer.endsWith('/src/entry-client.tsx'), id, modules)
  )
}

const ofEveryPage =
  /\/src\/(components\/(layout\/page-(head|title)|[^/]+$)|lib\/site\/(canonical-url|preview-image))/

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
