import { readFileSync } from 'node:fs'
import { contentFile, type Content } from '../content/content.ts'
import type { Problem } from '../problem.ts'
import { routeFiles, routePath } from './route-paths.ts'

/** Checks that every route file has a valid and unique name and renders the text of its own page. */
export function checkRoutes(content: Content[], root: string): Problem[] {
  const files = routeFiles(root)
  const texts = new Set(content.map(({ file }) => file))
  return files.flatMap((name, index) => {
    const file = `src/routes/${name}`
    const path = routePath(name)
    const first = files.findIndex((other) => routePath(other) === path)
    return [
      ...checkName(file, path),
      ...(first < index
        ? [
            {
              file,
              message: `ist eine zweite Datei für ${path}, neben src/routes/${files[first]}`,
              hint: 'Entfernen Sie eine.',
            },
          ]
        : []),
      ...checkText(file, readFileSync(`${root}/${file}`, 'utf8'), contentFile(path), texts),
    ]
  })
}

/** Lower-case names, which are the same in every file system and need no escapes. The router reads a dot as a folder. */
const segment = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** What the build writes into `dist` besides the pages. */
const ownFolders = new Set(['404', 'app', 'assets', 'og'])

export function isOwnFolder(path: string): boolean {
  return ownFolders.has(path.split('/')[1] ?? '')
}

function checkName(file: string, path: string): Problem[] {
  if (isOwnFolder(path)) {
    return [
      {
        file,
        message: `unter ${path} hat die Website eigene Dateien`,
        hint: 'Wählen Sie für die Datei und ihren Text einen anderen Namen.',
      },
    ]
  }
  const wrong = path.split('/').filter((part) => part !== '' && !segment.test(part))
  return wrong.map((part) => ({
    file,
    message: `«${part}» ist kein Teil einer Adresse`,
    hint: 'Nennen Sie die Datei und ihren Text mit kleinen Buchstaben von a bis z, Ziffern und Bindestrichen: «ü» ist «ue».',
  }))
}

function checkText(file: string, source: string, own: string, texts: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = []
  const shown = new Set<string>()
  for (const [at, line] of source.split('\n').entries()) {
    const name = /['"]~\/(content\/.+\.mdx)(?:\?facts)?['"]/.exec(line)?.[1]
    if (!name) continue
    const text = `src/${name}`
    shown.add(text)
    const place = { file, line: at + 1 }
    const hint = `Der Text dieser Seite ist ${own}.`
    if (!texts.has(text)) {
      const remedy = text === own ? 'Schreiben Sie ihn, oder entfernen Sie auch die Route.' : hint
      problems.push({ ...place, message: `zeigt ${text}, und diese Datei gibt es nicht`, hint: remedy })
    } else if (text !== own)
      problems.push({ ...place, message: `zeigt ${text}, den Text einer anderen Seite`, hint })
  }
  if (texts.has(own) && shown.size === 0) {
    problems.push({
      file,
      message: `zeigt ${own} nicht`,
      hint: 'Schreiben Sie die Route wie die eines anderen Textes, oder entfernen Sie den Text.',
    })
  }
  return problems
}
