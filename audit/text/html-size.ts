import { placeOf } from '../site/audited-page.ts'
import { everyPage } from '../site/coverage.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

const largest = 2_000_000

export const htmlSize: Rule = {
  id: 'html-size',
  title: 'Keine Seite ist grösser als 2 MB',
  why: 'Googlebot liest von einer HTML-Datei nur die ersten 2 MB. Was danach kommt, gibt es für ihn nicht.',
  source: sources.insideGooglebot,
  severity: 'error',
  covers: everyPage,
  check: (site) =>
    site.pages.flatMap((page) => {
      const bytes = site.files.get(page.file)?.length ?? 0
      return bytes < largest ? [] : [{ ...placeOf(page), what: `hat ${bytes} Bytes`, remedy: 'Kürzen.' }]
    }),
}
