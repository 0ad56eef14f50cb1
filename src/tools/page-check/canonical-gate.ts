import { alikeness, comparable, urlOf } from '../shared/compare-addresses.ts'
import { findingsOf, type Finding } from '../shared/finding.ts'
import { baseOf } from '../shared/page/read-page.ts'
import { developer, open, shut, unseen, type Gate, type Visit } from './gate.ts'

const name = 'Canonical'
const told = findingsOf('reach', name)

/** Whether the canonical URL is that of the page (Google, «Specify a canonical URL»). */
export function canonicalGate({ address, page, response }: Visit): Gate {
  if (!page && !response) return unseen(name, 'HTML')
  const own = urlOf(address)
  if (!own) return unseen(name, 'Adresse')
  const asked = comparable(own.href) ?? ''
  const inHeader = (response?.links ?? []).filter(({ rel }) => rel.includes('canonical'))
  const inPage = (page?.canonicals ?? []).filter(({ isUsed }) => isUsed)
  const named = [...inPage.map(({ href }) => href), ...inHeader.map((link) => link.address)]
  const findings: Finding[] = []
  if ((page?.canonicals.length ?? 0) > inPage.length) {
    const problem =
      'Eine Canonical-Angabe übergeht Google: Sie steht nicht im <head> oder trägt hreflang, lang, media oder type.'
    const remedy = 'Direkt nach <title> setzen, nur mit rel und href.'
    findings.push(told('warning', 'canonical-unused', problem, remedy))
  }
  if (named.some((href) => href !== '' && !/^[a-z][a-z\d+.-]*:/i.test(href))) {
    const problem = 'Die Canonical-Angabe ist relativ.'
    const remedy = 'Mit https:// schreiben, wie Google empfiehlt.'
    findings.push(told('note', 'canonical-relative', problem, remedy))
  }
  if (named.some((href) => href.includes('#'))) {
    const problem = 'Die Canonical-Angabe enthält «#».'
    findings.push(told('warning', 'canonical-fragment', problem, 'Ab «#» weglassen.'))
  }
  const base = baseOf(page, own)
  const targets = new Set(named.map((href) => comparable(urlOf(href, base.href)?.href ?? '') ?? ''))
  const shutBy = (brief: string, finding: Finding) => shut(name, brief, developer, [finding, ...findings])
  if (targets.size > 1) {
    const problem = 'Verschiedene Canonical-Angaben; Google übergeht dann wohl alle.'
    const remedy = 'Eine behalten, im HTML oder im Header.'
    return shutBy('mehrere Angaben', told('warning', 'canonical-several', problem, remedy))
  }
  const [target] = targets
  if (target === undefined && !page?.hasHead)
    return unseen(name, page ? 'der Kopf der Seite bis </head>' : 'HTML', findings)
  if (target === undefined) return open(name, 'keine Angabe', findings)
  if (target === '') {
    const problem = 'Die Canonical-Angabe nennt keine Adresse.'
    return shutBy('keine Adresse', told('warning', 'canonical-empty', problem, 'Eigene Adresse eintragen.'))
  }
  if (target === asked || target === withoutTracking(asked)) return open(name, 'diese Adresse', findings)
  const problem = `Die Seite bittet Google, «${target.slice(0, 200)}» an ihrer Stelle zu zeigen; meist folgt Google.`
  if (alikeness(withoutQuery(target)) === alikeness(withoutQuery(asked).replace(inCollection, '/'))) {
    const [wanted, given] = [parametersOf(target), parametersOf(asked)]
    const isPart = wanted.every((parameter) => given.includes(parameter))
    if (isPart && wanted.length === given.length) {
      const remedy = 'Ist jene Schreibweise gewollt, nur sie verlinken; sonst die Angabe ändern.'
      return shutBy('andere Schreibweise', told('warning', 'canonical-variant', problem, remedy))
    }
    if (isPart) {
      const remedy = 'Zeigt die Adresse mit ihren Parametern einen anderen Inhalt, sie selbst eintragen.'
      return shutBy('ohne Parameter', told('warning', 'canonical-parameters', problem, remedy))
    }
  }
  const elsewhere = told('error', 'canonical', problem, 'Eigene Adresse eintragen.')
  return { ...shutBy('andere Adresse', elsewhere), prevents: 'Andere Adresse' }
}

/** Campaign and advertising parameters, which a canonical link leaves out rightly. */
const tracking =
  /^(?:(?:utm|gad|hsa|mtm|pk|piwik)_\w+|_gl|_ga|[gd]clid|gclsrc|[gw]braid|srsltid|mc_[ce]id|(?:fb|ms|tt|tw|y)clk?id|li_fat_id|igsh(?:id)?|epik)=/i

/** The part of a path in Shopify that the canonical address of a product rightly lacks. */
const inCollection = /\/collections\/[^/]+\/(?=products\/)/

/** The parameters, without those of campaigns. */
const parametersOf = (address: string) =>
  (/\?(.*)$/.exec(address)?.[1] ?? '').split('&').filter((part) => part !== '' && !tracking.test(part))

const withoutTracking = (address: string) =>
  [withoutQuery(address), parametersOf(address).join('&')].filter(Boolean).join('?')

const withoutQuery = (address: string) => address.replace(/\?.*$/, '')
