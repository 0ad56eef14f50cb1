import { textOf } from '../site/audited-site.ts'
import { textFiles } from '../site/coverage.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

/** Folders of people and of build machines. An address such as /work/x follows a host and is none. */
const local =
  /file:\/\/\/\w|\b[A-Z]:\\Users\\\w|(?<![\w.])\/(?:home|Users|root|private|builds?|workspace|github)\/[\w.-]+\/[\w.-]+|\/node_modules\/[\w@]/

export const localPaths: Rule = {
  id: 'local-paths',
  title: 'Keine Datei nennt Pfade der Maschine, auf der gebaut wurde',
  why: 'Solche Pfade verraten Namen, Ordner und Werkzeuge. Angreifende beginnen mit genau diesen Angaben.',
  source: sources.leakage,
  severity: 'error',
  covers: textFiles,
  check: (site) =>
    textFiles(site).flatMap((file) => {
      const [path] = local.exec(textOf(site, file) ?? '') ?? []
      if (path === undefined) return []
      return [{ file: `dist/${file}`, what: `nennt ${path}`, remedy: 'Relativ angeben oder weglassen.' }]
    }),
}
