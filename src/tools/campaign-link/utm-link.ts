import { attempt } from '../../lib/attempt.ts'
import { canParseUrl } from '../../lib/can-parse-url.ts'
import { findingOf, type Finding } from '../shared/finding.ts'

/** The UTM values of a link; empty ones are left out. */
export interface Utm {
  source: string
  medium: string
  campaign: string
  content: string
}

/**
 * Adds UTM parameters to a URL, as text before the «#», because `URLSearchParams` would rewrite the existing query (`%20` to `+`, `?flag` to
 * `?flag=`).
 */
export function utmLink(address: string, utm: Utm): string {
  const hash = address.indexOf('#')
  const [page, anchor] = hash < 0 ? [address, ''] : [address.slice(0, hash), address.slice(hash)]
  const query = parts(utm)
    .map(([name, value]) => `utm_${name}=${encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'))}`)
    .join('&')
  return `${page}${joint(page)}${query}${anchor}`
}

function joint(page: string): string {
  if (!page.includes('?')) return '?'
  return page.endsWith('?') || page.endsWith('&') ? '' : '&'
}

function parts({ source, medium, campaign, content }: Utm): [name: string, value: string][] {
  const all: [string, string][] = [
    ['source', source],
    ['medium', medium],
    ['campaign', campaign],
    ['content', content],
  ]
  return all.filter(([, value]) => value !== '')
}

/** The recommended spelling of a value: lower case, digits and hyphens, umlauts spelt out. */
export function houseStyle(value: string): string {
  return value
    .trim()
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => spelt[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[^a-z0-9._~-]+/g, '-')
    .replace(/^-|-$/g, '')
}

const spelt: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Suggests a name for the campaign: the last part of the path, or the host for the home page. */
export function campaignOf(address: string): string {
  if (!canParseUrl(address)) return ''
  const { pathname, hostname } = new URL(address)
  const last = pathname
    .split('/')
    .findLast(Boolean)
    ?.replace(/\.(html?|php|aspx?)$/i, '')
  const name = last ?? withoutWww(hostname)
  return houseStyle(attempt(() => decodeURIComponent(name)) ?? name)
}

/** Finds problems of the URL to be tagged. */
export function addressFindings(address: string): Finding[] {
  if (!/^https?:\/\//i.test(address) || !canParseUrl(address) || /\s/.test(address))
    return [
      findingOf(
        'error',
        'utm/address',
        'Das ist keine vollständige Adresse.',
        'Beginnen Sie mit https:// und lassen Sie Leerzeichen weg.',
      ),
    ]
  const findings: Finding[] = []
  if (/[?&]utm_(?:source|medium|campaign|content)=/i.test(address))
    findings.push(
      findingOf(
        'error',
        'utm/present',
        'Die Adresse trägt schon UTM-Parameter; GA4 sähe jeden Wert zweimal.',
        'Geben Sie die Adresse ohne Zusätze an.',
      ),
    )
  const [, clickId] = /[?&](gclid|dclid|gbraid|wbraid)=/i.exec(address) ?? []
  if (clickId !== undefined)
    findings.push(
      findingOf(
        'warning',
        'utm/click-id',
        `Die Adresse trägt «${clickId}»: GA4 zählt den Besuch dann als Klick auf eine Anzeige bei Google, gleich was in UTM steht.`,
        'Geben Sie die Adresse ohne diesen Zusatz an.',
      ),
    )
  if (address.includes('#') && address.slice(address.indexOf('#')).includes('?'))
    findings.push(
      findingOf(
        'warning',
        'utm/after-hash',
        'Nach dem «#» steht ein Fragezeichen; was dort folgt, sendet der Browser nicht mit.',
        'Setzen Sie Parameter vor das «#».',
      ),
    )
  return findings
}

const mediums = /^(e-?mail|social|cpc|referral|print|display|organic|affiliate|sms|audio|video)$/i

/** Finds problems in the values of a link. The campaign is checked once, because it is the same in all links. */
export function valueFindings(utm: Utm, address: string): Finding[] {
  const findings = parts({ ...utm, campaign: '' }).flatMap(([name, value]) =>
    valueFinding(`utm_${name}`, value),
  )
  if (/^(e-?mail|social|cpc|referral|print|display)$/i.test(utm.source) && !mediums.test(utm.medium))
    findings.push(
      findingOf(
        'warning',
        'utm/swapped',
        `«${utm.source}» ist ein Medium und «${utm.medium}» wohl die Quelle.`,
        `Schreiben Sie «${utm.medium}; ${utm.source}».`,
      ),
    )
  if (/^(?:intern|internal|website|webseite|homepage|startseite)$/i.test(utm.source))
    findings.push(
      findingOf(
        'warning',
        'utm/perhaps-internal',
        `«${utm.source}» klingt nach der eigenen Website: Mit UTM auf internen Links verliert der Besuch seine Herkunft.`,
        'Steht der Link auf einer anderen Website, nennen Sie deren Namen; sonst lassen Sie UTM weg.',
      ),
    )
  const host = canParseUrl(address) ? withoutWww(new URL(address).hostname) : ''
  if (host !== '' && withoutWww(utm.source.toLowerCase()) === host)
    findings.push(
      findingOf(
        'error',
        'utm/internal',
        'Die Quelle ist die eigene Website: Mit UTM auf internen Links verliert der Besuch seine Herkunft.',
        'Kennzeichnen Sie nur Links, die ausserhalb der eigenen Website stehen.',
      ),
    )
  return findings
}

const withoutWww = (host: string) => host.replace(/^www\./, '')

export function valueFinding(name: string, written: string): Finding[] {
  const value = written.slice(0, 500)
  if (/\S@\S+\.\S|(\+|00)\d{2}[\d\s/.-]{8,}|^0\d{2}[\s/-]?\d{3}[\s.-]?\d{2}[\s.-]?\d{2}$/.test(value))
    return [
      findingOf(
        'error',
        'utm/personal',
        `${name} sieht nach E-Mail-Adresse oder Telefonnummer aus; Links landen in Protokollen und bei Dritten.`,
        'Nehmen Sie statt der Person die Ausgabe, zum Beispiel das Datum.',
      ),
    ]
  const better = houseStyle(value)
  if (better === value) return []
  const remedy = better ? `Schreiben Sie «${better}».` : 'Wählen Sie ein Wort aus Kleinbuchstaben.'
  return [
    /[A-ZÄÖÜ]/.test(value)
      ? findingOf(
          'warning',
          'utm/case',
          `${name}: Gross- und Kleinbuchstaben ergeben im Bericht verschiedene Zeilen.`,
          remedy,
        )
      : findingOf(
          'warning',
          'utm/characters',
          `${name}: Umlaute, Leerzeichen und Sonderzeichen stehen verschlüsselt im Link und im Bericht uneinheitlich.`,
          remedy,
        ),
  ]
}
