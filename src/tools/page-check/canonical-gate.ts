import { canParseUrl } from '../../lib/can-parse-url.ts'
import { findingOf, type Finding } from '../shared/finding.ts'
import { developer, unseen, type Gate, type Visit } from './gate.ts'
import type { PageRead } from './read-page.ts'

const name = 'Canonical'

/** Whether the page asks for another address to be shown in its place (Google, «Specify a canonical URL»). */
export function canonicalGate({ address, page, response }: Visit): Gate {
  if (!page && !response) return unseen(name, 'HTML')
  const own = parsed(address)
  if (!own) return unseen(name, 'Adresse')
  const named = [
    ...(page?.canonicals.filter(isUsed) ?? []).map(({ href }) => href),
    ...(response?.canonicals ?? []),
  ]
  const findings = [...unused(page), ...named.flatMap(aboutForm)]
  const base = parsed(page?.base ?? '', own.href) ?? own
  const targets = new Set(named.map((href) => comparable(parsed(href, base.href))))
  if (targets.size > 1)
    return {
      name,
      state: 'doubtful',
      brief: 'mehrere Angaben',
      opener: developer,
      findings: [several, ...findings],
    }
  const [target] = targets
  if (target === undefined)
    return page ? { name, state: 'open', brief: 'keine Angabe', findings } : unseen(name, 'HTML', findings)
  if (target === '')
    return {
      name,
      state: 'doubtful',
      brief: 'keine Adresse',
      opener: developer,
      findings: [noAddress, ...findings],
    }
  if (target === comparable(own)) return { name, state: 'open', brief: 'diese Adresse', findings }
  const isVariant = loosely(target) === loosely(comparable(own))
  const elsewhere = pointsTo(target, isVariant)
  return {
    name,
    state: isVariant ? 'doubtful' : 'closed',
    brief: isVariant ? 'andere Schreibweise' : 'andere Adresse',
    opener: developer,
    findings: [elsewhere, ...findings],
  }
}

type Canonical = PageRead['canonicals'][number]

const isUsed = ({ isInHead, isQualified }: Canonical) => isInHead && !isQualified

function parsed(address: string, base?: string): URL | undefined {
  const text = address.trim().slice(0, 16_000)
  const whole =
    base === undefined && text !== '' && !/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? `https://${text}` : text
  return whole !== '' && canParseUrl(whole, base) ? new URL(whole, base) : undefined
}

/** Without the fragment, which never reaches the server; empty where it is no address of the web. */
function comparable(url: URL | undefined): string {
  return url && /^https?:$/.test(url.protocol) ? `${url.origin}${url.pathname}${url.search}` : ''
}

/** What is left where scheme, «www.», parameters and the last slash do not count. */
function loosely(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/?(\?.*)?$/, '')
}

function pointsTo(target: string, isVariant: boolean): Finding {
  return findingOf(
    isVariant ? 'warning' : 'error',
    isVariant ? 'reach/canonical-variant' : 'reach/canonical',
    `Die Seite bittet Google, «${target.slice(0, 200)}» an ihrer Stelle zu zeigen; meist folgt Google.`,
    isVariant
      ? 'Ist jene Schreibweise gewollt, nur sie verlinken; sonst die Angabe ändern.'
      : 'Eigene Adresse eintragen.',
    name,
  )
}

function unused(page: PageRead | undefined): Finding[] {
  return (page?.canonicals ?? [])
    .filter((canonical) => !isUsed(canonical))
    .map(({ isInHead }) => (isInHead ? qualified : inBody))
}

function aboutForm(href: string): Finding[] {
  return [
    ...(/^[a-z][a-z\d+.-]*:/i.test(href) || href === '' ? [] : [relative]),
    ...(href.includes('#') ? [fragment] : []),
  ]
}

const several = findingOf(
  'warning',
  'reach/canonical-several',
  'Verschiedene Canonical-Angaben; Google übergeht dann wohl alle.',
  'Eine behalten, im HTML oder im Header.',
  name,
)
const noAddress = findingOf(
  'warning',
  'reach/canonical-empty',
  'Die Canonical-Angabe nennt keine Adresse.',
  'Eigene Adresse eintragen.',
  name,
)
const inBody = findingOf(
  'warning',
  'reach/canonical-body',
  'Eine Canonical-Angabe steht nicht im <head>; Google übergeht sie.',
  'Direkt nach <title> setzen.',
  name,
)
const qualified = findingOf(
  'note',
  'reach/canonical-qualified',
  'Eine Canonical-Angabe trägt hreflang, lang, media oder type; Google übergeht sie.',
  'Das Attribut entfernen.',
  name,
)
const relative = findingOf(
  'note',
  'reach/canonical-relative',
  'Die Canonical-Angabe ist relativ.',
  'Mit https:// schreiben, wie Google empfiehlt.',
  name,
)
const fragment = findingOf(
  'warning',
  'reach/canonical-fragment',
  'Die Canonical-Angabe enthält «#».',
  'Ab «#» weglassen.',
  name,
)
