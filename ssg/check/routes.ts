import { readFileSync } from 'node:fs'
import { type Content, contentFile } from '../content/content.ts'
import type { Problem } from '../problem.ts'
import { filesBelow } from '../files-below.ts'

/** Checks that every route file has a valid and unique name and renders the text of its own page. */
export function checkRoutes(content: Content[], root: string): Problem[] {
  const firsts = new Map<string, string>()
  const texts = new Set(content.map(({ file }) => file))
  return routeFiles(root).flatMap((name) => {
    const file = `src/routes/${name}`
    const path = routePath(name)
    const problems: Problem[] = []
    const tell = (message: string, hint: string, line?: number) =>
      problems.push({ file, line, message, hint })
    if (isOwnFolder(path))
      tell(
        `unter ${path} hat die Website eigene Dateien`,
        'Wählen Sie für die Datei und ihren Text einen anderen Namen.',
      )
    for (const part of path.split('/').filter((segment) => segment !== '' && !right.test(segment)))
      tell(
        `«${part}» ist kein Teil einer Adresse`,
        'Nennen Sie die Datei und ihren Text mit kleinen Buchstaben von a bis z, Ziffern und Bindestrichen: «ü» ist «ue».',
      )
    const first = firsts.get(path)
    if (first) tell(`ist eine zweite Datei für ${path}, neben ${first}`, 'Entfernen Sie eine.')
    firsts.set(path, file)

    const own = contentFile(path)
    const shown = textsShownBy(readFileSync(`${root}/${file}`, 'utf8'))
    for (const { text, line } of shown) {
      const remedy = `Der Text dieser Seite ist ${own}.`
      if (texts.has(text) && text !== own) tell(`zeigt ${text}, den Text einer anderen Seite`, remedy, line)
      if (!texts.has(text))
        tell(
          `zeigt ${text}, und diese Datei gibt es nicht`,
          text === own ? 'Schreiben Sie ihn, oder entfernen Sie auch die Route.' : remedy,
          line,
        )
    }
    if (texts.has(own) && shown.length === 0)
      tell(
        `zeigt ${own} nicht`,
        'Schreiben Sie die Route wie die eines anderen Textes, oder entfernen Sie den Text.',
      )
    return problems
  })
}

/** Lower-case names, which are the same in every file system and need no escapes. The router reads a dot as a folder. */
const right = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** What the build writes into `dist` besides the pages. */
const ownFolders = new Set(['404', 'app', 'assets', 'og'])

export function isOwnFolder(path: string): boolean {
  return ownFolders.has(path.split('/')[1] ?? '')
}

function textsShownBy(route: string): { text: string; line: number }[] {
  return route.split('\n').flatMap((written, index) => {
    const text = /['"]~\/(content\/.+\.mdx)(?:\?facts)?['"]/.exec(written)?.[1]
    return text ? [{ text: `src/${text}`, line: index + 1 }] : []
  })
}

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
