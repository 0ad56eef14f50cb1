import { canParseUrl } from '../../lib/can-parse-url.ts'
import { findingsOf } from '../shared/finding.ts'
import { developer, open, shut, unseen, type Gate, type Visit } from './gate.ts'

const name = 'Canonical'

/** Whether the canonical URL is that of the page (Google, «Specify a canonical URL»). */
export function canonicalGate({ address, page, response }: Visit): Gate {
  if (!page && !response) return unseen(name, 'HTML')
  const own = parsed(address)
  if (!own) return unseen(name, 'Adresse')
  const inHeader = (response?.links ?? []).filter(({ rel }) => rel.includes('canonical'))
  const inPage = (page?.canonicals ?? []).filter(({ isUsed }) => isUsed)
  const named = [...inPage.map(({ href }) => href), ...inHeader.map((link) => link.address)]
  const findings = [
    ...((page?.canonicals.length ?? 0) > inPage.length ? [unused] : []),
    ...(named.some((href) => href !== '' && !/^[a-z][a-z\d+.-]*:/i.test(href)) ? [relative] : []),
    ...(named.some((href) => href.includes('#')) ? [fragment] : []),
  ]
  const base = parsed(page?.base ?? '', own.href) ?? own
  const targets = new Set(named.map((href) => comparable(parsed(href, base.href))))
  const doubtful = (brief: string, finding: typeof several) =>
    shut('doubtful', name, brief, developer, [finding, ...findings])
  if (targets.size > 1) return doubtful('mehrere Angaben', several)
  const [target] = targets
  if (target === undefined && !page) return unseen(name, 'HTML', findings)
  if (target === undefined) return open(name, 'keine Angabe', findings)
  if (target === '') return doubtful('keine Adresse', noAddress)
  if (target === comparable(own) || target === comparable(own).replace(tracking, ''))
    return open(name, 'diese Adresse', findings)
  const problem = `Die Seite bittet Google, «${target.slice(0, 200)}» an ihrer Stelle zu zeigen; meist folgt Google.`
  if (loosely(target) === loosely(comparable(own))) {
    const remedy = 'Ist jene Schreibweise gewollt, nur sie verlinken; sonst die Angabe ändern.'
    return doubtful('andere Schreibweise', told('warning', 'canonical-variant', problem, remedy))
  }
  const elsewhere = told('error', 'canonical', problem, 'Eigene Adresse eintragen.')
  const gate = shut('closed', name, 'andere Adresse', developer, [elsewhere, ...findings])
  return { ...gate, prevents: 'Andere Adresse' }
}

function parsed(address: string, base?: string): URL | undefined {
  const text = address.trim().slice(0, 16_000)
  const whole =
    base === undefined && text !== '' && !/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? `https://${text}` : text
  return whole !== '' && canParseUrl(whole, base) ? new URL(whole, base) : undefined
}

/** Normalises a URL for comparison: no fragment, «%c3» as «%C3» (RFC 3986 §6.2.2.1); empty if it is not http or https. */
function comparable(url: URL | undefined): string {
  if (!url || !/^https?:$/.test(url.protocol)) return ''
  return `${url.origin}${url.pathname}${url.search}`.replace(/%[\da-f]{2}/g, (code) => code.toUpperCase())
}

/** Campaign and advertising parameters at the end, which a canonical link leaves out rightly. */
const tracking = /(?:[?&](?:utm_\w+|gclid|gbraid|wbraid|gad_\w+|fbclid|msclkid)=[^&]*)+$/i

/** A URL without scheme, «www.», query and trailing slash. */
function loosely(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/?(\?.*)?$/, '')
}

const told = findingsOf('reach', name)

const several = told(
  'warning',
  'canonical-several',
  'Verschiedene Canonical-Angaben; Google übergeht dann wohl alle.',
  'Eine behalten, im HTML oder im Header.',
)
const noAddress = told(
  'warning',
  'canonical-empty',
  'Die Canonical-Angabe nennt keine Adresse.',
  'Eigene Adresse eintragen.',
)
const unused = told(
  'warning',
  'canonical-unused',
  'Eine Canonical-Angabe übergeht Google: Sie steht nicht im <head> oder trägt hreflang, lang, media oder type.',
  'Direkt nach <title> setzen, nur mit rel und href.',
)
const relative = told(
  'note',
  'canonical-relative',
  'Die Canonical-Angabe ist relativ.',
  'Mit https:// schreiben, wie Google empfiehlt.',
)
const fragment = told(
  'warning',
  'canonical-fragment',
  'Die Canonical-Angabe enthält «#».',
  'Ab «#» weglassen.',
)
