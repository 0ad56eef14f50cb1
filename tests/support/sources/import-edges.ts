import { posix } from 'node:path'

/** A module as text; its file is named from the root of the project. */
export interface Source {
  file: string
  text: string
}

interface Edge {
  from: string
  to: string
  isType: boolean
}

/** What each part of the code may import; what it does not name, it may not. */
const allowed: Record<string, string[]> = {
  boot: ['lib'],
  entry: ['entry', 'components', 'tools', 'lib', 'styles', 'react'],
  routeTree: ['routes'],
  routes: ['components', 'lib', 'content', 'react'],
  components: ['components', 'tools', 'lib', 'react', 'lists'],
  tools: ['tools', 'lib'],
  lib: ['lib'],
  content: [],
  ssg: ['ssg', 'tools', 'lib', 'react'],
  audit: ['audit', 'ssg', 'tools', 'lib'],
  serve: ['serve', 'ssg', 'lib'],
  bench: ['bench', 'audit', 'serve', 'ssg', 'lib'],
}

/** The few edges that single modules may have besides. */
const exceptions: ((edge: Edge) => boolean)[] = [
  // The one place that the app is loaded from, and the one where the generated tree becomes a router.
  ({ from, to }) => from === 'src/boot.ts' && to === 'src/entry-client',
  ({ from, to }) => from === 'src/router.tsx' && layerOf(to) === 'routeTree',
  // What the router is, by type.
  ({ from, to, isType }) => isType && layerOf(from) === 'components' && to === 'src/router',
  // What the sitemap is, by type.
  ({ from, to, isType }) => isType && from === 'src/router.tsx' && to === 'src/routes/__root',
  ({ from, to, isType }) =>
    isType && /^(lib|routes|components)$/.test(layerOf(from)) && layerOf(to) === 'routeTree',
  // A face and what it is made of know React; an engine does not.
  ({ from, to }) => /^src\/tools\/(.+\.tsx|shared\/.+\.ts)$/.test(from) && layerOf(to) === 'react',
  // The few components that a face shares with the pages.
  ({ from, to }) =>
    /^src\/tools\/.+\.tsx$/.test(from) &&
    /^src\/components\/(copy-button|lazy-code|optional-part|styles|layout\/page-link|search\/announcement|text\/table-scroll)$/.test(
      to,
    ),
  // React's types, with what JSX may say here.
  ({ from, to }) => from === 'src/jsx-runtime.d.ts' || to === 'src/jsx-runtime',
  ({ from, to, isType }) => isType && layerOf(from) === 'ssg' && to === 'src/entry-server.tsx',
  // Its client, which knows no component.
  ({ from, to }) =>
    /^src\/lib\/(query-client|search\/load-search)\.ts$/.test(from) && to === '@tanstack/react-query',
]

/** Every import against the direction routes → components → tools → lib, as «from → to». */
export function brokenEdges(sources: Source[]): string[] {
  return sources
    .flatMap(edgesOf)
    .filter((edge) => !isAllowed(edge) && !exceptions.some((isException) => isException(edge)))
    .map(({ from, to }) => `${from} → ${to}`)
}

function isAllowed({ from, to }: Edge): boolean {
  return (allowed[layerOf(from)] ?? []).includes(layerOf(to))
}

/** `import … from`, `export … from`, `import()` and `typeof import()`; of packages only those that render. */
const pattern = /(typeof )?(?:\b(?:import|export) (type )?(?:[^'";]*? from )?|\bimport\()'([^']+)'/g

/** Modules of other projects, which a script writes: text here. */
const written = /`import [^`]*`/g

function edgesOf({ file, text }: Source): Edge[] {
  return [...text.replace(written, '').matchAll(pattern)].flatMap(([, ofModule, ofNames, name = '']) => {
    const to = resolve(file, name.replace(/\?.*$/, ''))
    return to === undefined ? [] : [{ from: file, to, isType: Boolean(ofModule ?? ofNames) }]
  })
}

function resolve(file: string, name: string): string | undefined {
  if (name.startsWith('~/')) return `src/${name.slice(2)}`
  if (name.startsWith('.')) return posix.join(posix.dirname(file), name)
  return layerOf(name) in layersOfPackages ? name : undefined
}

/** What is not of this project, by layer. */
const layersOfPackages = {
  react: /^(react|react-dom|@radix-ui|@tanstack\/react-[a-z]+)(\/|$)/,
  lists: /^virtual:(pages\/|first-service$|operator$)/,
}

function layerOf(file: string): string {
  const [layer] = Object.entries(layersOfPackages).find(([, packages]) => packages.test(file)) ?? []
  if (layer) return layer
  const [top = '', folder = '', ...deeper] = file.split('/')
  if (top !== 'src') return top
  if (folder.startsWith('routeTree.gen')) return 'routeTree'
  if (folder.startsWith('boot')) return 'boot'
  return deeper.length === 0 ? 'entry' : folder
}
