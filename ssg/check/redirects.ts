import { addressesIn, type Move, redirectsSchema } from '../content/redirects.ts'
import { entriesOf, schemaProblems, type YamlFile } from '../content/yaml-file.ts'
import type { Problem } from '../problem.ts'
import { swissDay } from './texts/page-facts.ts'
import { nearestName } from './texts/nearest-name.ts'

/**
 * Checks that every page has its line, so that it cannot go later without a redirect, and that every other address leads to a page, so there are no
 * chains and no loops. Patterns are refused, because hosts read `*` and `:name` differently.
 */
export function checkRedirects(written: YamlFile, paths: string[], today = swissDay(new Date())): Problem[] {
  const { file, lineOf } = written
  const remedy = `Eine Weiterleitung ist \`/alter-pfad: { to: /seite, since: ${today} }\`, mit dem Tag des Umzugs. Ein Pfad ist / und Buchstaben, Ziffern, -, ., _, ~ oder %, ohne / und ohne .html am Ende.`
  const known = entriesOf(written)
  return [
    ...schemaProblems(written, redirectsSchema, () => remedy),
    ...Object.entries(addressesIn(written)).flatMap(([from, move]) => {
      const place = { file, line: lineOf([from]) }
      if (move)
        return faultsOf(from, move, paths, today).map((fault) => ({
          ...place,
          message: `${from} ${fault}`,
          hint: remedy,
        }))
      return paths.includes(from) ? [] : [{ ...place, ...lost(from, today) }]
    }),
    ...paths
      .filter((path) => written.problems.length === 0 && !Object.hasOwn(known, path))
      .map((path) => ({
        file,
        message: `die Seite ${path} steht nicht darin`,
        hint: `Fügen Sie die Zeile \`${path}:\` an, damit die Adresse nicht verloren geht, wenn die Seite einmal umzieht.`,
      })),
  ]
}

function faultsOf(from: string, { to, since }: Move, paths: string[], today: string): string[] {
  return [
    ...(isPlain(from) ? [] : ['ist kein Pfad, den alle Hosts gleich lesen']),
    ...(paths.includes(to) ? [] : [`führt zu ${to}, und diese Seite gibt es nicht${nearestName(to, paths)}`]),
    ...(paths.includes(from) ? ['verdeckt die Seite unter diesem Pfad'] : []),
    ...(since > today ? [`zieht erst am ${since} um, und heute ist ${today}`] : []),
  ]
}

function lost(path: string, today: string): Pick<Problem, 'message' | 'hint'> {
  return {
    message: `${path} war eine Seite und ist keine mehr`,
    hint: `Schreiben Sie in dieser Zeile, wohin sie jetzt führt: \`${path}: { to: /contact, since: ${today} }\`, mit der neuen Seite und dem Tag des Umzugs. War die Adresse nie online, entfernen Sie die Zeile.`,
  }
}

function isPlain(path: string): boolean {
  return /^(\/(?!\.{1,2}(\/|$))[\w.~%-]+)+$/.test(path) && !path.endsWith('.html')
}
