import type { Finding } from '../shared/finding.ts'
import type { Structure } from './effort.ts'

/** What cannot be counted. */
export function wrongStructure({ pages, languages, templates, redirects }: Structure): Finding[] {
  const limits = [
    [pages, 1, 1_000_000, 'Seiten'],
    [languages, 1, 50, 'Sprachen'],
    [templates, 1, 1000, 'Vorlagen'],
    [redirects, 0, 1_000_000, 'Weiterleitungen'],
  ] as const
  return limits.flatMap(([value, least, most, place]) =>
    Number.isInteger(value) && value >= least && value <= most
      ? []
      : [
          {
            grade: 'error',
            rule: 'structure/count',
            place,
            problem: 'Das ist keine ganze Zahl in einem möglichen Bereich.',
            remedy: 'Eine Schätzung genügt; die Seitenzahl nennt Ihre Sitemap.',
          } as const,
        ],
  )
}

/** What the numbers suggest, as the text of the service says it. */
export function adviceOn({ pages, languages, templates, redirects, isRelaunch }: Structure): Finding[] {
  const findings: Finding[] = []
  if (isRelaunch && redirects === 0)
    findings.push({
      grade: 'warning',
      rule: 'structure/no-redirects',
      problem:
        'Ein Relaunch ohne Weiterleitungen: Jede geänderte Adresse endet für Besuche und Google im Leeren.',
      remedy: 'Zählen Sie die alten Adressen in Sitemap, Search Console und Server-Protokoll.',
    })
  if (!isRelaunch && pages * languages <= small)
    findings.push({
      grade: 'note',
      rule: 'structure/small',
      problem: 'Für so wenige Seiten ist dieser Auftrag meist zu gross.',
      remedy: 'Beginnen Sie mit unserer Anleitung für die ersten Schritte; sie kostet nichts.',
    })
  if (templates > pages)
    findings.push({
      grade: 'note',
      rule: 'structure/templates',
      problem: 'Es sind mehr Vorlagen als Seiten.',
      remedy:
        'Eine Vorlage ist eine Art von Seite, etwa Startseite, Leistung oder Beitrag; die meisten Websites haben wenige.',
    })
  return findings
}

/** As many pages as the text of the service names. */
const small = 8
