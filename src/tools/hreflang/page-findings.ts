import type { Finding } from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { comparable, type AnnotatedPage } from './annotation.ts'
import { checkCode } from './language-code.ts'

/** What one page says that cannot be right, whatever the others say. */
export function pageFindings(page: AnnotatedPage): Finding[] {
  const { address, place, alternates, canonical } = page
  if (alternates.length === 0) {
    if (page.isListed) return []
    return [
      {
        grade: 'warning',
        rule: 'hreflang/none',
        problem: 'Darin steht kein hreflang.',
        remedy: 'Quelltext, Antwort-Header oder Sitemap einfügen, wie der Server sie schickt.',
        place,
      },
    ]
  }
  const findings = alternateFindings(page)
  const own = comparable(address)
  if (own === undefined) {
    findings.push({
      grade: 'warning',
      rule: 'hreflang/no-address',
      problem: 'Die Adresse der Seite fehlt; Selbst- und Rückverweise bleiben ungeprüft.',
      remedy: 'Die vollständige Adresse darüber setzen.',
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
      problem: `Canonical nennt «${canonical}», nicht die Seite selbst; damit fällt sie als Sprachfassung weg.`,
      remedy: 'In jeder Sprache auf die eigene Adresse setzen.',
      place,
    })
  }
  return findings
}

/** What is wrong with a list of versions: codes, addresses, doubles. Of a list that is no page's, the beginning is looked at. */
export function alternateFindings({ place, alternates }: AnnotatedPage): Finding[] {
  const findings: Finding[] = []
  const addresses = new Map<string, string>()
  for (const { code, address } of alternates.slice(0, mostVersions)) {
    const verdict = checkCode(code)
    if (!verdict.isValid) findings.push(wrongCode(verdict, place))
    else if (verdict.doubt) findings.push(doubtfulCode(verdict, verdict.doubt, place))
    const target = comparable(address)
    if (target === undefined) {
      findings.push({
        grade: 'error',
        rule: 'hreflang/relative',
        problem: `«${address.slice(0, 120)}» ist keine vollständige Adresse.`,
        remedy: 'Mit https:// und Host schreiben.',
        place,
      })
      continue
    }
    const key = verdict.isValid ? verdict.code : code.trim().toLowerCase()
    const known = addresses.get(key)
    if (known === undefined) addresses.set(key, target)
    else findings.push(known === target ? doubled(key, target, place) : ambiguous(key, known, target, place))
  }
  if (alternates.length > mostVersions) {
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

/** No page has more versions; longer lists are those of a whole website. */
export const mostVersions = 1000

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

function doubtfulCode(
  { suggestion, isMild }: { suggestion?: string; isMild?: true },
  doubt: string,
  place: string,
): Finding {
  return {
    grade: isMild ? 'note' : 'warning',
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
