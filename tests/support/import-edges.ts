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
  entry: ['entry', 'layouts', 'components', 'lib', 'styles'],
  routeTree: ['routes'],
  routes: ['layouts', 'components', 'lib', 'content'],
  layouts: ['layouts', 'components', 'lib'],
  components: ['components', 'lib'],
  lib: ['lib'],
  content: [],
  ssg: ['ssg', 'check', 'lib'],
  check: ['check', 'ssg', 'lib'],
  publish: ['publish', 'ssg', 'lib'],
  bench: ['bench', 'check', 'ssg', 'lib', 'tests'],
}

/** The few edges that single modules may have besides. */
const exceptions: ((edge: Edge) => boolean)[] = [
  ({ from, to }) => from === 'src/entry-server.tsx' && layerOf(to) === 'routeTree',
  ({ from, to, isType }) => isType && from === 'src/router.tsx' && layerOf(to) === 'routeTree',
  ({ from, to, isType }) => isType && layerOf(from) === 'lib' && layerOf(to) === 'routeTree',
  ({ from, to, isType }) => isType && layerOf(from) === 'ssg' && to === 'src/entry-server.tsx',
]

/** Every import against the direction routes → layouts → components → lib, as «from → to». */
export function brokenEdges(sources: Source[]): string[] {
  return sources
    .flatMap(edgesOf)
    .filter((edge) => !isAllowed(edge) && !exceptions.some((isException) => isException(edge)))
    .map(({ from, to }) => `${from} → ${to}`)
}

function isAllowed({ from, to }: Edge): boolean {
  return (allowed[layerOf(from)] ?? []).includes(layerOf(to))
}

/** `import … from`, `export … from`, `import()` and `typeof import()`; packages and virtual modules are left out. */
const pattern = /(typeof )?(?:\b(?:import|export) (type )?(?:[^'";]*? from )?|\bimport\()'([^']+)'/g

function edgesOf({ file, text }: Source): Edge[] {
  return [...text.matchAll(pattern)].flatMap(([, ofModule, ofNames, name = '']) => {
    const to = resolve(file, name.replace(/\?.*$/, ''))
    return to === undefined ? [] : [{ from: file, to, isType: Boolean(ofModule ?? ofNames) }]
  })
}

function resolve(file: string, name: string): string | undefined {
  if (name.startsWith('~/')) return `src/${name.slice(2)}`
  return name.startsWith('.') ? posix.join(posix.dirname(file), name) : undefined
}

function layerOf(file: string): string {
  const [top = '', folder = '', ...deeper] = file.split('/')
  if (top !== 'src') return top
  if (folder.startsWith('routeTree.gen')) return 'routeTree'
  return deeper.length === 0 ? 'entry' : folder
}
