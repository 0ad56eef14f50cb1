import type { Finding } from '../finding.ts'
import { listFindings } from '../finding-list.ts'
import { swissNumber } from '../swiss-number.ts'
import type { XmlParser } from '../sitemap.ts'
import { comparable, type Alternate, type AnnotatedPage } from './annotation.ts'
import { checkCluster } from './check-cluster.ts'
import { checkCode } from './language-code.ts'
import { readPaste, type Paste, type PasteForm } from './read-annotations.ts'
import { clustersOf, type Cluster } from './return-links.ts'

export interface HreflangCheck {
  forms: PasteForm[]
  pages: AnnotatedPage[]
  clusters: Cluster[]
  findings: Finding[]
}

/** Checks heads, headers and sitemaps together: what one of them says, another may confirm. */
export function checkPastes(pastes: Paste[], parser: XmlParser): HreflangCheck {
  const read = pastes.map((paste, index) => readPaste(paste, index + 1, parser))
  const pages = read.flatMap((paste) => paste.pages)
  const { clusters, findings } = checkPages(pages)
  return {
    forms: read.map(({ form }) => form),
    pages,
    clusters,
    findings: listFindings([...read.flatMap((paste) => paste.findings), ...findings]),
  }
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

function checkPages(pages: AnnotatedPage[]): { clusters: Cluster[]; findings: Finding[] } {
  // A page without any version matters only where another names it.
  const clusters = clustersOf(pages).filter(({ links }) =>
    [...links.values()].some(({ length }) => length > 0),
  )
  return { clusters, findings: [...pages.flatMap(aboutPage), ...checkCluster(clusters, 'pasted')] }
}

function aboutPage(page: AnnotatedPage): Finding[] {
  const { address, place, alternates, canonical } = page
  if (alternates.length === 0) {
    if (page.isListed) return []
    return [
      {
        grade: 'warning',
        rule: 'hreflang/none',
        problem: 'Darin steht kein hreflang.',
        remedy:
          'Den Quelltext des <head>, die Antwort-Header oder die Sitemap einfügen, wie der Server sie schickt.',
        place,
      },
    ]
  }
  const findings = aboutAlternates(page)
  const own = comparable(address)
  if (own === undefined) {
    findings.push({
      grade: 'warning',
      rule: 'hreflang/no-address',
      problem:
        'Zu dieser Eingabe fehlt die Adresse der Seite; Selbstverweis und Rückverweise bleiben ungeprüft.',
      remedy: 'Die vollständige Adresse der Seite dazu angeben.',
      place,
    })
    return findings
  }
  if (!alternates.some((alternate) => comparable(alternate.address) === own)) {
    findings.push({
      grade: 'error',
      rule: 'hreflang/self',
      problem: `«${address}» nennt sich nicht selbst; jede Fassung muss sich und alle anderen nennen.`,
      remedy: `Einen Verweis auf «${address}» mit dem eigenen Sprachcode ergänzen.`,
      place,
    })
  }
  const preferred = canonical === undefined ? undefined : comparable(canonical)
  if (preferred !== undefined && preferred !== own) {
    findings.push({
      grade: 'error',
      rule: 'hreflang/canonical',
      problem: `Die Seite erklärt «${canonical}» zur massgebenden Adresse, nicht sich selbst; damit fällt sie als Sprachfassung weg.`,
      remedy: 'rel="canonical" auf die eigene Adresse setzen, in jeder Sprache.',
      place,
    })
  }
  return findings
}

function aboutAlternates({ place, alternates }: AnnotatedPage): Finding[] {
  const findings: Finding[] = []
  const addresses = new Map<string, string>()
  for (const { code, address } of alternates) {
    const verdict = checkCode(code)
    if (!verdict.isValid) findings.push(wrongCode(verdict, place))
    else if (verdict.doubt) findings.push(doubtfulCode(verdict.doubt, verdict.suggestion, place))
    const target = comparable(address)
    if (target === undefined) {
      findings.push({
        grade: 'error',
        rule: 'hreflang/relative',
        problem: `«${address.slice(0, 120)}» ist keine vollständige Adresse.`,
        remedy: 'Mit https:// und Host schreiben, auch innerhalb derselben Website.',
        place,
      })
      continue
    }
    const key = verdict.isValid ? verdict.code : code.trim().toLowerCase()
    const known = addresses.get(key)
    if (known === undefined) addresses.set(key, target)
    else findings.push(known === target ? doubled(key, target, place) : ambiguous(key, known, target, place))
  }
  if (alternates.length > 1000) {
    findings.push({
      grade: 'warning',
      rule: 'hreflang/many',
      problem: `Diese Seite nennt ${swissNumber(alternates.length)} Fassungen; das ist vermutlich keine einzelne Seite.`,
      remedy: 'Je Seite nur deren eigene Fassungen nennen.',
      place,
    })
  }
  return findings
}

function wrongCode(
  { problem, suggestion }: { problem: string; suggestion?: string },
  place: string,
): Finding {
  return {
    grade: 'error',
    rule: 'hreflang/code',
    problem,
    remedy: suggestion
      ? `Vermutlich gemeint: «${suggestion}».`
      : 'Sprache nach ISO 639-1, wenn nötig mit Land: «de-CH».',
    place,
  }
}

function doubtfulCode(doubt: string, suggestion: string | undefined, place: string): Finding {
  return {
    grade: 'warning',
    rule: 'hreflang/doubtful-code',
    problem: doubt,
    remedy: suggestion
      ? `Vermutlich gemeint: «${suggestion}».`
      : 'Ist das Land gemeint, die Sprache davor setzen: «de-CH», «fr-CH».',
    place,
  }
}

function doubled(code: string, address: string, place: string): Finding {
  return {
    grade: 'note',
    rule: 'hreflang/double',
    problem: `«${code}» verweist zweimal auf «${address}».`,
    remedy: 'Einen der beiden Verweise entfernen.',
    place,
  }
}

function ambiguous(code: string, one: string, other: string, place: string): Finding {
  return {
    grade: 'error',
    rule: 'hreflang/ambiguous',
    problem: `«${code}» verweist auf zwei Adressen: «${one}» und «${other}».`,
    remedy: 'Je Sprachcode nur eine Adresse nennen.',
    place,
  }
}
