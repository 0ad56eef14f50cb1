import { addressesIn, redirectsSchema } from '../content/redirects.ts'
import { schemaProblems, type YamlFile } from '../content/yaml-file.ts'
import type { Problem } from '../problem.ts'
import { nearestName } from './texts/nearest-name.ts'

/**
 * Checks that every published address is a page or leads to one, so there are no chains and no loops. Patterns are refused, because hosts read `*` and
 * `:name` differently.
 */
export function checkRedirects(written: YamlFile, paths: string[]): Problem[] {
  const { file, lineOf } = written
  const remedy =
    'Eine Weiterleitung ist `/alter-pfad: { to: /seite, since: 2026-12-31 }`, mit dem Tag des Umzugs. Ein Pfad ist / und Buchstaben, Ziffern, -, ., _, ~ oder %, ohne / und ohne .html am Ende.'
  return [
    ...schemaProblems(written, redirectsSchema, () => remedy),
    ...Object.entries(addressesIn(written)).flatMap(([from, move]) => {
      const place = { file, line: lineOf([from]) }
      if (move)
        return faultsOf(from, move.to, paths).map((fault) => ({
          ...place,
          message: `${from} ${fault}`,
          hint: remedy,
        }))
      return paths.includes(from) ? [] : [{ ...place, ...lost(from) }]
    }),
  ]
}

function faultsOf(from: string, to: string, paths: string[]): string[] {
  return [
    ...(isPlain(from) ? [] : ['ist kein Pfad, den alle Hosts gleich lesen']),
    ...(paths.includes(to) ? [] : [`führt zu ${to}, und diese Seite gibt es nicht${nearestName(to, paths)}`]),
    ...(paths.includes(from) ? ['verdeckt die Seite unter diesem Pfad'] : []),
  ]
}

function lost(path: string): Pick<Problem, 'message' | 'hint'> {
  return {
    message: `${path} war eine Seite und ist keine mehr`,
    hint: `Schreiben Sie in dieser Zeile, wohin sie jetzt führt: \`${path}: { to: /contact, since: 2026-12-31 }\`, mit der neuen Seite und dem Tag. War die Adresse nie online, entfernen Sie die Zeile.`,
  }
}

function isPlain(path: string): boolean {
  return /^(\/(?!\.{1,2}(\/|$))[\w.~%-]+)+$/.test(path) && !path.endsWith('.html')
}
