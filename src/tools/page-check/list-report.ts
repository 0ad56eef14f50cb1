import { comparable } from '../shared/compare-addresses.ts'
import { findingOf, type Finding } from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { readFile } from '../shared/page/read-answer.ts'
import { pastedXml } from '../shared/pasted-text.ts'
import { readAddresses, type PastedAddress } from '../shared/read-addresses.ts'
import type { CrawlerRules } from './robots/crawlers.ts'
import { judgeAddress, originOf, otherHost, type AddressVerdict } from './robots/judge-address.ts'
import { checkSitemap } from './sitemap.ts'

export interface ListReport {
  findings: Finding[]
  verdicts: AddressVerdict[]
  isSitemap: boolean
  /** Whether the page is among the addresses. */
  hasPage: boolean
}

/** Checks a list of URLs, one per line, or a sitemap against robots.txt, and for errors of its own. Without `rules` there is no robots.txt. */
export function listReport(
  text: string,
  rules: readonly CrawlerRules[] | undefined,
  pageAddress: string,
): ListReport {
  const { status = 200, text: body = '' } = readFile(text)
  const pasted = pastedXml(body) ?? (looksLikeXml(body) ? { xml: body, above: '' } : undefined)
  const sitemap = pasted && checkSitemap(pasted.xml)
  const list = readAddresses(pasted ? pasted.above : body)
  const listed = sitemap ? sitemap.sitemap.entries : list.addresses
  const named = listed.map(({ address }) => address).filter((address) => address !== '')
  const before = /^\uFEFF?(\s*|\s*<[^]*?)<\?xml\b/.exec(body)?.[1] ?? ''
  const isStyled = !sitemap && list.unread.length > 0 && /\bXML[ -]Sitemap\b/i.test(body)
  const site = originOf([pageAddress, ...named])
  const wholeOf = (address: string) =>
    comparable(/^[/?]/.test(address) ? `${site}${address}` : address) ?? address
  const wholes = new Set<string>()
  // Each once, also if it is a path here and a whole URL there.
  const addresses = named.filter((address) => wholes.size < wholes.add(wholeOf(address)).size)
  const judged = addresses.map((address) =>
    rules
      ? judgeAddress(address, rules, site)
      : [{ address, crawlers: [], allowed: undefined, brief: 'robots.txt fehlt' }],
  )
  const elsewhere = judged.filter(([first]) => first?.brief === otherHost).length
  const shut = judged.flatMap((told) => told.find(({ allowed }) => allowed === false) ?? [])
  const findings: Finding[] = []
  if (status !== 200) {
    const problem = `Der Server antwortet mit ${status}; eine Sitemap liest Google nur bei 200.`
    const remedy = 'Prüfen Sie die Adresse, die mit 200 antwortet.'
    findings.push(findingOf('error', 'sitemap/status', problem, remedy))
  }
  if (!rules && !sitemap) findings.push(noRobots)
  if (before !== '') findings.push(beforeXml(body.length < text.length))
  if (isStyled) findings.push(styled)
  else if (before === '') findings.push(...list.unread)
  if (!sitemap) {
    const sitemaps = list.addresses.filter(isOfSitemap)
    findings.push(...sitemaps.map(({ line }) => ({ ...notItsContent, place: `Zeile ${line}` })))
  }
  if (!sitemap && listed.length === 0 && list.unread.length === 0) findings.push(noAddresses)
  findings.push(...(sitemap?.findings ?? []), ...barred(shut, judged.length, sitemap !== undefined))
  if (site !== undefined && elsewhere > 0) {
    const count = elsewhere === 1 ? 'Eine Adresse liegt' : `${swissNumber(elsewhere)} Adressen liegen`
    const problem = `${count} nicht unter ${site}; für sie gilt eine andere robots.txt.`
    const remedy = 'Prüfen Sie sie mit der robots.txt ihres Hosts. In eine Sitemap gehört nur ein Host.'
    findings.push(findingOf('unchecked', 'robots/other-host', problem, remedy))
  }
  return {
    findings,
    verdicts: judged.flat(),
    isSitemap: sitemap !== undefined,
    hasPage: wholes.has(wholeOf(pageAddress)),
  }
}

/** Whether a text begins with a tag, not with a URL in angle brackets. */
function looksLikeXml(text: string): boolean {
  return /^\uFEFF?\s{0,9999}<(?!https?:)/.test(text)
}

/** Whether it is the address of a sitemap. A page «/sitemap» among others may be one for people. */
function isOfSitemap({ address }: PastedAddress, _: number, all: readonly PastedAddress[]): boolean {
  return (
    /\.xml(?:\.gz)?(?:[?#]|$)/i.test(address) || (all.length === 1 && /\/[^/]*sitemap[^/]*$/i.test(address))
  )
}

const notItsContent = findingOf(
  'unchecked',
  'sitemap/address',
  'Das ist die Adresse einer Sitemap, nicht ihr Inhalt.',
  'Öffnen Sie sie, dann den Quelltext mit Ctrl+U (am Mac Option+Cmd+U), und fügen Sie ihn ein.',
)

/** The XML declaration may stand only at the very beginning (XML 1.0, 2.8). Headers above prove that the file has what a paste may have added. */
function beforeXml(isProven: boolean): Finding {
  const problem = isProven
    ? 'Vor «<?xml» steht etwas; so liest Google die Sitemap nicht.'
    : 'Vor «<?xml» steht etwas. Steht es auch in der Datei, liest Google sie nicht.'
  const remedy = 'Entfernen; meist sind es Leerzeilen oder eine Meldung aus functions.php oder einem Plugin.'
  return findingOf(isProven ? 'error' : 'warning', 'sitemap/before-xml', problem, remedy)
}

/** Names the first blocked address; the table has all of them. */
function barred(shut: readonly AddressVerdict[], all: number, isSitemap: boolean): Finding[] {
  const [first] = shut
  if (!first) return []
  const { address, crawlers, brief } = first
  const problem = `robots.txt sperrt ${swissNumber(shut.length)} von ${swissNumber(all)} Adressen, zuerst «${address.slice(0, 200)}» für ${crawlers.join(', ')}: ${brief}.`
  const remedy = isSitemap
    ? 'Die Adresse aus der Sitemap nehmen oder die Regel entfernen.'
    : 'Ist das nicht gewollt, die Regel entfernen.'
  return [findingOf(isSitemap ? 'error' : 'warning', 'robots/barred', problem, remedy)]
}

/** For an empty field. An empty robots.txt would allow everything. */
const noRobots = findingOf(
  'unchecked',
  'robots/missing',
  'Die robots.txt fehlt; ob die Adressen gesperrt sind, ist nicht geprüft.',
  'Rufen Sie ihre-adresse.ch/robots.txt auf und fügen Sie den Text ein.',
)

const noAddresses = findingOf(
  'unchecked',
  'robots/no-address',
  'In der Liste steht keine Adresse.',
  'Schreiben Sie je Zeile eine Adresse mit https:// oder einen Pfad ab «/», oder fügen Sie eine Sitemap ein.',
)

/** The view that a style sheet, as of Yoast, makes of a sitemap. */
const styled = findingOf(
  'unchecked',
  'sitemap/styled',
  'Das ist die gestaltete Ansicht einer Sitemap; geprüft sind nur ihre Adressen.',
  'Öffnen Sie mit Ctrl+U (am Mac Option+Cmd+U) den Quelltext der Sitemap und fügen Sie ihn ein.',
)
