import { type Finding, listFindings } from '../shared/finding.ts'
import { alternateFindings, pageFindings, mostVersions } from './page-findings.ts'
import { comparable, type Alternate, type AnnotatedPage } from './annotation.ts'
import { codeFindings, checkClusters } from './check-cluster.ts'
import { readPaste, type Paste, type PasteForm } from './read-annotations.ts'
import { clustersOf, type Cluster } from './return-links.ts'

export interface HreflangCheck {
  forms: PasteForm[]
  pages: AnnotatedPage[]
  clusters: Cluster[]
  findings: Finding[]
}

/** Checks heads, headers and sitemaps together: what one of them says, another may confirm. */
export function checkPastes(pastes: Paste[]): HreflangCheck {
  const forms: PasteForm[] = []
  const pages: AnnotatedPage[] = []
  const findings: Finding[] = []
  for (const [index, paste] of pastes.entries()) {
    const read = readPaste(paste, index + 1)
    forms.push(read.form)
    for (const page of read.pages) pages.push(page)
    findings.push(...read.findings)
  }
  // A page without any version matters only where another names it.
  const clusters = clustersOf(pages).filter(({ links }) =>
    [...links.values()].some(({ length }) => length > 0),
  )
  return {
    forms,
    pages,
    clusters,
    findings: listFindings([...findings, ...pages.flatMap(pageFindings), ...checkClusters(clusters)]),
  }
}

/** Checks the versions of one or more pages before they are written; each set is taken to stand on all its pages. */
export function checkRows(sets: Alternate[][]): Finding[] {
  return listFindings(
    sets.flatMap((alternates, index) => [
      ...alternateFindings({
        address: alternates[0]?.address ?? '',
        place: `Seite ${index + 1}`,
        alternates,
      }),
      ...codeFindings(
        alternates.slice(0, mostVersions).flatMap(({ code, address }) => (comparable(address) ? [code] : [])),
      ),
    ]),
  )
}
