import { alikeness, comparable, urlOf } from '../shared/compare-addresses.ts'
import { findingsOf, type Finding } from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { checkCode } from './language-code.ts'
import type { AnnotatedPage } from './read-annotations.ts'

const told = findingsOf('hreflang')

/** Checks a page by itself. `defaults` are the URLs that are named as `x-default` alone. */
export function pageFindings(page: AnnotatedPage, defaults: ReadonlySet<string>): Finding[] {
  const { address, place, alternates, canonical, language = '', isListed, isPart, status = 200 } = page
  const isDefault = defaults.has(comparable(address) ?? '')
  if (status >= 300) {
    const isAllowed = isDefault && status < 400
    const meaning = isAllowed
      ? 'als «x-default» ist das richtig, wenn sie nach Sprache weiterleitet'
      : 'als Sprachfassung zählt sie nicht'
    const remedy = isAllowed
      ? 'Leitet sie alle auf dieselbe Fassung, diese als «x-default» nennen.'
      : 'Überall die Adresse nennen, die mit 200 antwortet.'
    const problem = `«${address.slice(0, 120) || 'Die Seite'}» antwortet mit ${status}; ${meaning}.`
    return [told(isAllowed ? 'note' : 'error', 'status', problem, remedy, place)]
  }
  if (alternates.length === 0) {
    if (isListed) return []
    const remedy = isPart
      ? 'Fügen Sie Quelltext, Antwort-Header oder Sitemap ein, wie der Server sie schickt.'
      : 'Gibt es die Seite nur in einer Sprache, brauchen Sie keines. Sonst erzeugen Sie es oben mit «hreflang erzeugen»; steht es in Sitemap oder Header, fügen Sie diese ein.'
    return [told('unchecked', 'none', 'Darin steht kein hreflang.', remedy, place)]
  }
  const findings = alternateFindings(page)
  const own = comparable(address)
  if (own === undefined) {
    const problem = 'Die Adresse der Seite fehlt; Selbst- und Rückverweise bleiben ungeprüft.'
    const example = alternates.flatMap(({ address: to }) => comparable(to) ?? [])[0]
    const remedy = `Setzen Sie sie als eigene Zeile darüber, etwa: ${example ?? 'https://www.ihre-firma.ch/de/'}`
    return [...findings, told('unchecked', 'no-address', problem, remedy, place)]
  }
  // Another spelling of the own URL is a different finding, and so is a relative one.
  const targets = alternates.flatMap(({ address: to }) => comparable(urlOf(to, own)?.href ?? '') ?? [])
  if (!targets.map(alikeness).includes(alikeness(own))) {
    const isOfHome = namesHome(own, targets)
    const problem = isOfHome
      ? `«${address}» nennt nur die Startseiten und nicht sich selbst; so ein hreflang übergeht Google.`
      : `«${address}» nennt sich nicht selbst; jede Fassung muss sich und alle anderen nennen.`
    const remedy = isOfHome
      ? `Auf jeder Unterseite ihre eigenen Gegenstücke nennen: hier «${address}» und dieselbe Seite in den anderen Sprachen.`
      : `Einen Verweis auf «${address}» mit dem eigenen Sprachcode ergänzen.`
    findings.push(told('error', 'self', problem, remedy, place))
  }
  const declared = languageOf(language)
  const codes = alternates.flatMap(({ code, address: to }) =>
    comparable(to) === own ? (languageOf(code) ?? []) : [],
  )
  if (declared !== undefined && codes.length > 0 && !codes.includes(declared)) {
    const problem = `«${address}» nennt sich selbst «${codes[0]}», doch im Quelltext steht <html lang="${language}">.`
    const remedy = 'Prüfen, in welcher Sprache die Seite ist, und das andere berichtigen.'
    findings.push(told('warning', 'language', problem, remedy, place))
  }
  const preferred = canonical === undefined ? undefined : comparable(canonical)
  if (preferred !== undefined && preferred !== own) {
    const problem = `Canonical nennt «${canonical}», nicht die Seite selbst; damit fällt sie als Sprachfassung weg.`
    const remedy = isDefault
      ? `Leitet «${address}» nach Sprache weiter, ist für «x-default» nichts zu tun. Sonst das Canonical auf die eigene Adresse setzen.`
      : 'In jeder Sprache auf die eigene Adresse setzen.'
    findings.push(told(isDefault ? 'unchecked' : 'error', 'canonical', problem, remedy, place))
  }
  return findings
}

/** Tells apart pages that were pasted without their URLs and name the same canonical one, which mostly is the fault of all but one. */
export function toldApart(pages: readonly AnnotatedPage[]): { pages: AnnotatedPage[]; findings: Finding[] } {
  const byAddress = new Map<string, AnnotatedPage[]>()
  for (const page of pages) {
    const key = page.unnamed === undefined ? undefined : comparable(page.address)
    if (key !== undefined) byAddress.set(key, [...(byAddress.get(key) ?? []), page])
  }
  const groups = [...byAddress.values()].filter((group) => new Set(group.map((one) => one.unnamed)).size > 1)
  const shared = new Set(groups.flat())
  const findings = groups.map((group) => {
    const problem = `${group.map(({ place }) => place).join(' und ')} nennen dasselbe Canonical «${group[0]?.address}».`
    const remedy =
      'Sind es verschiedene Fassungen, in jeder das Canonical auf die eigene Adresse setzen. Ist es dieselbe Seite, fügen Sie sie nur einmal ein.'
    return told('error', 'canonical', problem, remedy)
  })
  return { pages: pages.map((page) => (shared.has(page) ? byLanguage(page) : page)), findings }
}

/** The page under the URL that its alternates name for its language. */
function byLanguage(page: AnnotatedPage): AnnotatedPage {
  const { address, alternates, language = '' } = page
  const spoken = languageOf(language) ?? 'none'
  const own = alternates.filter(({ code }) => languageOf(code) === spoken)
  const found = own.find((one) => comparable(one.address) === comparable(address)) ?? own[0]
  return { ...page, address: found?.address ?? address, canonical: undefined }
}

/** Whether another page names home pages only, such as «/», «/fr/» and «/de-ch/». */
export function namesHome(own: string, targets: readonly string[]): boolean {
  return targets.length > 0 && targets.every(isHome) && !isHome(own)
}

const isHome = (address: string) =>
  /^\/([a-z]{2}([-_][a-z]{2})?\/?)?(index\.\w+)?$/i.test(new URL(address).pathname)

/** The language of a code; `undefined` for `x-default` and for a code that has a finding of its own. */
function languageOf(written: string): string | undefined {
  const verdict = checkCode(written)
  if (!verdict.isValid || verdict.doubt || verdict.code === 'x-default') return undefined
  return verdict.code.split('-')[0]
}

/** The maximum number of versions. A longer list is that of a whole website, whose sitemap would grow to gigabytes. */
export const mostVersions = 200

/** Checks a list of alternates: codes and URLs. Only the first ones of a very long list are checked. */
export function alternateFindings({ address: page, place, alternates, isListed }: AnnotatedPage): Finding[] {
  const findings: Finding[] = []
  const addresses = new Map<string, string>()
  const languages = new Map<string, string>()
  for (const { code, address } of alternates.slice(0, mostVersions)) {
    const verdict = checkCode(code)
    const meant = verdict.suggestion && `Vermutlich gemeint: «${verdict.suggestion}».`
    if (!verdict.isValid) {
      const remedy = meant ?? 'Sprache nach ISO 639-1, wenn nötig mit Land: «de-CH».'
      findings.push(told('error', 'code', verdict.problem, remedy, place))
    } else if (verdict.doubt) {
      const remedy = meant ?? 'Ist das Land gemeint, die Sprache davor setzen: «de-CH», «fr-CH».'
      findings.push(told(verdict.isMild ? 'note' : 'warning', 'doubtful-code', verdict.doubt, remedy, place))
    }
    const target = comparable(address)
    if (target === undefined) {
      const problem =
        address === ''
          ? `Bei «${code.slice(0, 40)}» fehlt die Adresse.`
          : `«${address.slice(0, 120)}» ist keine vollständige Adresse.`
      findings.push(told('error', 'relative', problem, 'Mit https:// und Host schreiben.', place))
      continue
    }
    const key = verdict.isValid ? verdict.code : code.trim().toLowerCase()
    const known = addresses.get(key)
    addresses.set(key, known ?? target)
    if (known !== undefined && known !== target && key !== '') {
      const problem = `«${key}» verweist auf zwei Adressen: «${known}» und «${target}».`
      const remedy = 'Je Sprachcode nur eine Adresse nennen; jede Seite hat ihre eigenen Fassungen.'
      findings.push(told('error', 'ambiguous', problem, remedy, place))
    }
    const [language = ''] = (verdict.isValid ? key : (verdict.suggestion ?? key)).split(/[-_]/)
    const shared = languages.get(target)
    if (language !== 'x') languages.set(target, shared ?? language)
    if (language !== 'x' && shared !== undefined && shared !== language) {
      const problem = `«${key}» nennt dieselbe Adresse wie eine andere Sprache: «${target.slice(0, 120)}».`
      findings.push(told('error', 'same-address', problem, 'Je Sprache eine eigene Adresse nennen.', place))
    }
  }
  const origins = new Set([...addresses.values()].map((target) => new URL(target).origin))
  const [first, second] = [...origins].filter((origin) =>
    [...origins].some((other) => other !== origin && alikeness(other) === alikeness(origin)),
  )
  if (first !== undefined && second !== undefined) {
    const problem = `Die Verweise mischen «${first}» und «${second}»; meist leitet eines auf das andere weiter, und so ein Verweis zählt nicht.`
    const remedy = 'Überall die Schreibweise nennen, unter der sich die Seiten im Browser öffnen.'
    findings.push(told('warning', 'mixed-hosts', problem, remedy, place))
  }
  if (!isListed && isAlone({ address: page, alternates })) findings.push({ ...alone, place })
  if (alternates.length > mostVersions) {
    const problem = `Diese Seite nennt ${swissNumber(alternates.length)} Fassungen; das ist vermutlich keine einzelne Seite.`
    findings.push(told('error', 'many', problem, 'Je Seite nur deren eigene Fassungen nennen.', place))
  }
  return findings
}

/** Whether a page names no other. */
export function isAlone({ address, alternates }: Pick<AnnotatedPage, 'address' | 'alternates'>): boolean {
  return new Set([address, ...alternates.map((one) => one.address)].filter(Boolean).map(alikeness)).size === 1
}

/** An entry of a sitemap may be alone, but not each of them. */
export const alone = told(
  'unchecked',
  'alone',
  'Das ist nur eine Fassung; hreflang verbindet mindestens zwei.',
  'Ergänzen Sie die Fassungen in den anderen Sprachen.',
)

/** A note about a set of valid codes without `x-default`. */
export function codeFindings(written: readonly string[]): Finding[] {
  const codes = [...new Set(written)].map(checkCode).flatMap((one) => {
    if (one.isValid) return [one.code]
    return one.suggestion === 'x-default' ? [one.suggestion] : []
  })
  if (codes.length < 2 || codes.includes('x-default')) return []
  const problem = 'Für Sprachen, die Sie nicht anbieten, ist keine Fassung bestimmt («x-default»).'
  const remedy = 'Eine Sprachauswahl oder Hauptsprache zusätzlich als «x-default» nennen.'
  return [told('note', 'no-default', problem, remedy)]
}
