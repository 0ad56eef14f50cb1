import type { Finding } from '../finding.ts'
import { listFindings } from '../finding-list.ts'
import type { Work } from '../slices.ts'
import { aboutAlternates, aboutPage } from './about-page.ts'
import type { Alternate, AnnotatedPage } from './annotation.ts'
import { checkCluster } from './check-cluster.ts'
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
  const clusters = clustersOf(pages).filter(({ links }) =>
    [...links.values()].some(({ length }) => length > 0),
  )
  yield 1
  const all = [...findings, ...checkCluster(clusters, 'pasted')]
  yield 1
  return { forms, pages, clusters, findings: listFindings(all) }
}

/** Checks the versions of one or more pages before they are written; each set is taken to stand on all its pages. */
export function checkRows(sets: Alternate[][]): Finding[] {
  const findings = sets.flatMap((alternates, index) => {
    const place = `Seite ${index + 1}`
    const page = { address: alternates[0]?.address ?? '', place, alternates }
    return [...aboutAlternates(page), ...checkCluster(clustersOf(pagesOf(alternates, place)), 'rows')]
  })
  return listFindings(findings)
}

function pagesOf(alternates: Alternate[], place: string): AnnotatedPage[] {
  return [...new Set(alternates.map(({ address }) => address))].map((address) => ({
    address,
    place,
    alternates,
  }))
}
