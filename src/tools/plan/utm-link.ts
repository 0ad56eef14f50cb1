import type { Finding } from '../shared/finding.ts'

/** The five parts of a tagged link; empty ones are left out. */
export interface Utm {
  source: string
  medium: string
  campaign: string
  content?: string
  term?: string
}

/**
 * The link with UTM parameters. They are put in as text before the «#»: `URLSearchParams` would rewrite what is there already (`%20` to `+`,
 * `?flag` to `?flag=`). Without a link where a finding of grade `error` says why.
 */
export function utmLink(address: string, utm: Utm): { link?: string; findings: Finding[] } {
  const trimmed = address.trim()
  const findings = [
    ...addressFindings(trimmed, utm),
    ...parts(utm).flatMap(([name, value]) => valueFindings(name, value)),
  ]
  if (findings.some(({ grade }) => grade === 'error')) return { findings }
  const hash = trimmed.indexOf('#')
  const [page, anchor] = hash < 0 ? [trimmed, ''] : [trimmed.slice(0, hash), trimmed.slice(hash)]
  const query = parts(utm)
    .map(([name, value]) => `utm_${name}=${encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'))}`)
    .join('&')
  return { link: `${page}${joint(page)}${query}${anchor}`, findings }
}

/** A value as all should write it: small letters, digits and hyphens, umlauts spelt out. */
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

function parts(utm: Utm): [string, string][] {
  const all: [string, string | undefined][] = [
    ['source', utm.source],
    ['medium', utm.medium],
    ['campaign', utm.campaign],
    ['content', utm.content],
    ['term', utm.term],
  ]
  return all.flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []))
}

function joint(page: string): string {
  if (!page.includes('?')) return '?'
  return page.endsWith('?') || page.endsWith('&') ? '' : '&'
}

function addressFindings(address: string, utm: Utm): Finding[] {
  const url = /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : undefined
  if (!url || /\s/.test(address)) {
    return [
      problem(
        'error',
        'utm/address',
        'Das ist keine vollständige Adresse.',
        'Beginnen Sie mit https:// und lassen Sie Leerzeichen weg.',
      ),
    ]
  }
  const findings: Finding[] = []
  if (/[?&]utm_[a-z_]+=/i.test(address)) {
    findings.push(
      problem(
        'error',
        'utm/present',
        'Die Adresse trägt schon UTM-Parameter; GA4 sähe jeden Wert zweimal.',
        'Geben Sie die Adresse ohne Zusätze an.',
      ),
    )
  }
  if (address.includes('#') && address.slice(address.indexOf('#')).includes('?')) {
    findings.push(
      problem(
        'warning',
        'utm/after-hash',
        'Nach dem «#» steht ein Fragezeichen; was dort folgt, sendet der Browser nicht mit.',
        'Setzen Sie Parameter vor das «#».',
      ),
    )
  }
  const host = url.hostname.replace(/^www\./, '')
  if (
    utm.source
      .trim()
      .toLowerCase()
      .replace(/^www\./, '') === host
  ) {
    findings.push(
      problem(
        'error',
        'utm/internal',
        'Die Quelle ist die eigene Website: Mit UTM auf internen Links verliert der Besuch seine Herkunft.',
        'Kennzeichnen Sie nur Links, die ausserhalb der eigenen Website stehen.',
      ),
    )
  }
  for (const name of ['source', 'medium', 'campaign'] as const) {
    if (utm[name].trim()) continue
    const grade = name === 'campaign' ? 'note' : 'error'
    findings.push(problem(grade, 'utm/missing', `utm_${name} fehlt.`, missing[name]))
  }
  return findings
}

const missing = {
  source: 'Nennen Sie, wo der Link steht, zum Beispiel «newsletter».',
  medium: 'Nennen Sie die Art des Kanals, zum Beispiel «email».',
  campaign: 'Nennen Sie den Artikel, damit Sie ihn im Bericht wiederfinden.',
}

function valueFindings(name: string, value: string): Finding[] {
  const place = `utm_${name}`
  const personal = /\S@\S+\.\S|(\+|00)\d{2}[\d\s/.-]{8,}|^0\d{2}[\s/-]?\d{3}[\s.-]?\d{2}[\s.-]?\d{2}$/.test(
    value.slice(0, 500),
  )
  if (personal) {
    return [
      {
        ...problem(
          'error',
          'utm/personal',
          'Der Wert sieht nach E-Mail-Adresse oder Telefonnummer aus; Links landen in Protokollen und bei Dritten.',
          'Nehmen Sie statt der Person die Ausgabe, zum Beispiel das Datum.',
        ),
        place,
      },
    ]
  }
  const better = houseStyle(value.slice(0, 500))
  if (better === value) return []
  const shown = better ? `Schreiben Sie «${better}».` : 'Wählen Sie ein Wort aus Kleinbuchstaben.'
  if (/[A-ZÄÖÜ]/.test(value)) {
    return [
      {
        ...problem(
          'warning',
          'utm/case',
          'Gross- und Kleinbuchstaben ergeben im Bericht verschiedene Zeilen.',
          shown,
        ),
        place,
      },
    ]
  }
  return [
    {
      ...problem(
        'warning',
        'utm/characters',
        'Umlaute, Leerzeichen und Sonderzeichen stehen verschlüsselt im Link und im Bericht uneinheitlich.',
        shown,
      ),
      place,
    },
  ]
}

function problem(grade: Finding['grade'], rule: string, what: string, remedy: string): Finding {
  return { grade, rule, problem: what, remedy }
}
