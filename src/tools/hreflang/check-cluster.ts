import type { Finding } from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { checkCode } from './language-code.ts'
import type { Cluster, VersionLink } from './return-links.ts'

/** What the pages of the clusters say of each other. */
export function checkClusters(clusters: Cluster[]): Finding[] {
  const alike = new Map(
    clusters.flatMap(({ links }) => [...links.keys()]).map((address) => [alikeness(address), address]),
  )
  return clusters.flatMap((cluster) => {
    const links = [...cluster.links.values()].flat()
    return [
      ...oneWay(links, alike),
      ...notPasted(links, alike),
      ...disagreements(links),
      ...codeFindings(links.flatMap(({ codes }) => codes)),
    ]
  })
}

function oneWay(links: VersionLink[], alike: Map<string, string>): Finding[] {
  return links.flatMap((link): Finding[] => {
    if (link.state === 'no-return') {
      return [
        {
          grade: 'error',
          rule: 'hreflang/no-return',
          problem: `«${link.from}» nennt «${link.to}», aber nicht umgekehrt; Google übergeht diesen Verweis.`,
          remedy: `Auf «${link.to}» den Verweis zurück auf «${link.from}» ergänzen.`,
        },
      ]
    }
    const near = link.state === 'unknown' ? alike.get(alikeness(link.to)) : undefined
    if (near === undefined) return []
    return [
      {
        grade: 'error',
        rule: 'hreflang/spelling',
        problem: `«${link.from}» nennt «${link.to}», die Seite liegt aber unter «${near}».`,
        remedy: 'Überall dieselbe Schreibweise nennen.',
      },
    ]
  })
}

/** Without what people mix up: the scheme, «www», and a slash at the end. */
function alikeness(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
}

function notPasted(links: VersionLink[], alike: Map<string, string>): Finding[] {
  const missing = new Set(
    links.filter(({ state, to }) => state === 'unknown' && !alike.has(alikeness(to))).map(({ to }) => to),
  )
  if (missing.size === 0) return []
  const [first = ''] = missing
  const others = missing.size > 1 ? ` und ${swissNumber(missing.size - 1)} weitere` : ''
  return [
    {
      grade: 'unchecked',
      rule: 'hreflang/not-pasted',
      problem: `Der Rückverweis ist ungeprüft für «${first}»${others}.`,
      remedy: 'Deren Quelltext oder Header ebenfalls einfügen.',
    },
  ]
}

function disagreements(links: VersionLink[]): Finding[] {
  const codes = new Map<string, { from: string; codes: string }>()
  return links.flatMap((link): Finding[] => {
    const written = link.codes.toSorted().join(', ')
    const first = codes.get(link.to)
    if (first === undefined) codes.set(link.to, { from: link.from, codes: written })
    if (first === undefined || first.codes.toLowerCase() === written.toLowerCase()) return []
    return [
      {
        grade: 'warning',
        rule: 'hreflang/disagreement',
        problem: `Zwei Kürzel für ${link.to}: ${first.from} nennt «${first.codes}», ${link.from} nennt «${written}».`,
        remedy: 'Überall dasselbe Kürzel nennen.',
      },
    ]
  })
}

/** What the codes of a page leave open together. */
export function codeFindings(written: readonly string[]): Finding[] {
  const codes = new Set(
    [...new Set(written)].map(checkCode).flatMap((verdict) => (verdict.isValid ? [verdict.code] : [])),
  )
  if (codes.size < 2) return []
  const findings: Finding[] = []
  if (!codes.has('x-default')) {
    findings.push({
      grade: 'note',
      rule: 'hreflang/no-default',
      problem: 'Für Sprachen, die Sie nicht anbieten, ist keine Fassung bestimmt («x-default»).',
      remedy: 'Eine Sprachauswahl oder Hauptsprache zusätzlich als «x-default» nennen.',
    })
  }
  const regional = [...codes].filter((code) => code.includes('-') && code !== 'x-default')
  for (const language of new Set(regional.map((code) => code.split('-')[0] ?? ''))) {
    const variants = regional.filter((code) => code.startsWith(`${language}-`))
    if (variants.length < 2 || codes.has(language)) continue
    findings.push({
      grade: 'note',
      rule: 'hreflang/no-generic',
      problem: `Für «${language}» gibt es nur ${variants.map((code) => `«${code}»`).join(', ')}; wer die Sprache anderswo liest, hat keine Fassung.`,
      remedy: `Eine davon zusätzlich als «${language}» nennen.`,
    })
  }
  return findings
}
