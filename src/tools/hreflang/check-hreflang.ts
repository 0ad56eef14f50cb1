import { type Finding, listFindings } from '../shared/finding.ts'
import type { Work } from '../shared/slices.ts'
import { aboutAlternates, aboutPage, mostVersions } from './about-page.ts'
import { comparable, type Alternate, type AnnotatedPage } from './annotation.ts'
import { aboutCodes, checkClusters } from './check-cluster.ts'
import { readPaste, type Paste, type PasteForm } from './read-annotations.ts'
import { clustersOf, type Cluster } from './return-links.ts'

export interface HreflangCheck {
  forms: PasteForm[]
  pages: AnnotatedPage[]
  clusters: Cluster[]
  findings: Finding[]
}

/** So many pages are looked at before the visitor may be answered. */
const pagesAtOnce = 200

/** Checks heads, headers and sitemaps together: what one of them says, another may confirm. */
export function* checkPastes(pastes: Paste[]): Work<HreflangCheck> {
  const forms: PasteForm[] = []
  const pages: AnnotatedPage[] = []
  const findings: Finding[] = []
  for (const [index, paste] of pastes.entries()) {
    const read = yield* readPaste(paste, index + 1)
    forms.push(read.form)
    for (const page of read.pages) pages.push(page)
    findings.push(...read.findings)
  }
  for (const [index, page] of pages.entries()) {
    findings.push(...aboutPage(page))
    if (index % pagesAtOnce === 0) yield index / pages.length
  }
  // A page without any version matters only where another names it.
  const clusters = (yield* clustersOf(pages)).filter(({ links }) =>
    [...links.values()].some(({ length }) => length > 0),
  )
  findings.push(...(yield* checkClusters(clusters)))
  return { forms, pages, clusters, findings: listFindings(findings) }
}

/** Checks the versions of one or more pages before they are written; each set is taken to stand on all its pages. */
export function* checkRows(sets: Alternate[][]): Work<Finding[]> {
  const findings: Finding[] = []
  for (const [index, alternates] of sets.entries()) {
    if (index % pagesAtOnce === 0) yield index / sets.length
    findings.push(
      ...aboutAlternates({ address: alternates[0]?.address ?? '', place: `Seite ${index + 1}`, alternates }),
      ...aboutCodes(
        alternates.slice(0, mostVersions).flatMap(({ code, address }) => (comparable(address) ? [code] : [])),
      ),
    )
  }
  return listFindings(findings)
}
