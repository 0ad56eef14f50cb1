import { alikeness } from '../shared/compare-addresses.ts'
import { findingOf, type Finding } from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { codeFindings } from './page-findings.ts'
import type { Cluster, VersionLink } from './return-links.ts'

/** Checks the links between the pages of each cluster. */
export function checkClusters(clusters: Cluster[]): Finding[] {
  const pasted = new Map(
    clusters.flatMap(({ links }) => [...links.keys()]).map((address) => [alikeness(address), address]),
  )
  return clusters.flatMap((cluster) => {
    const links = [...cluster.links.values()].flat()
    return [
      ...links.flatMap((link) => oneWay(link, cluster, pasted)),
      ...missingLinks(cluster).map(notNamed),
      ...notPasted(links, pasted),
      ...disagreements(links),
      ...codeFindings(links.flatMap(({ codes }) => codes)),
    ]
  })
}

/** `pasted` has the pages by `alikeness` of their URL. */
function oneWay(
  { from, to, state }: VersionLink,
  { links }: Cluster,
  pasted: Map<string, string>,
): Finding[] {
  if (state === 'no-return') {
    // Another spelling of the URL is one finding; the missing return link only follows from it.
    if (links.get(to)?.some((back) => alikeness(back.to) === alikeness(from))) return []
    const problem = `«${from}» nennt «${to}», aber nicht umgekehrt; Google übergeht diesen Verweis.`
    const remedy = `Auf «${to}» den Verweis zurück auf «${from}» ergänzen.`
    return [findingOf('error', 'hreflang/no-return', problem, remedy)]
  }
  const near = state === 'unknown' ? pasted.get(alikeness(to)) : undefined
  if (near === undefined) return []
  const problem = `Genannt ist «${to}», die Seite liegt aber unter «${near}».`
  const remedy = 'Überall die Schreibweise nennen, unter der sich die Seite im Browser öffnet.'
  return [findingOf('error', 'hreflang/spelling', problem, remedy)]
}

/** The versions that a page lacks, although the page `via`, with which it is linked both ways, names them. */
export function missingLinks({ links }: Cluster): { from: string; via: string; missing: string[] }[] {
  return [...links].flatMap(([from, own]) => {
    const named = new Set([from, ...own.map(({ to }) => to)])
    for (const { to: via } of own.filter(({ state }) => state === 'confirmed')) {
      const others = links.get(via)?.filter(({ to }) => !named.has(to)) ?? []
      // A page that names it itself lacks its return link, which is a finding already.
      const missing = others
        .map(({ to }) => to)
        .filter((to) => !links.get(to)?.some((back) => back.to === from))
      if (missing.length > 0) return [{ from, via, missing }]
    }
    return []
  })
}

/** Google, «Tell Google about localized versions»: each version must list itself and all others. */
function notNamed({ from, via, missing }: ReturnType<typeof missingLinks>[number]): Finding {
  const [first = ''] = missing
  const others = missing.length > 1 ? ` und ${swissNumber(missing.length - 1)} weitere` : ''
  const problem = `«${from}» nennt «${first}»${others} nicht, «${via}» schon; jede Fassung muss alle anderen nennen.`
  return findingOf('error', 'hreflang/incomplete', problem, `Auf «${from}» die fehlenden Verweise ergänzen.`)
}

function notPasted(links: VersionLink[], pasted: Map<string, string>): Finding[] {
  const missing = new Set(
    links.filter(({ state, to }) => state === 'unknown' && !pasted.has(alikeness(to))).map(({ to }) => to),
  )
  if (missing.size === 0) return []
  const [first = ''] = missing
  const others = missing.size > 1 ? ` und ${swissNumber(missing.size - 1)} weitere` : ''
  const problem = `Der Rückverweis ist ungeprüft für «${first}»${others}.`
  const remedy = 'Fügen Sie deren Quelltext oder Header ebenfalls ein.'
  return [findingOf('unchecked', 'hreflang/not-pasted', problem, remedy)]
}

function disagreements(links: VersionLink[]): Finding[] {
  const named = new Map<string, { from: string; codes: string }>()
  return links.flatMap(({ from, to, codes }): Finding[] => {
    const written = codes.toSorted().join(', ')
    const first = named.get(to)
    if (first === undefined) named.set(to, { from, codes: written })
    if (first === undefined || first.codes.toLowerCase() === written.toLowerCase()) return []
    const problem = `Zwei Kürzel für ${to}: ${first.from} nennt «${first.codes}», ${from} nennt «${written}».`
    return [findingOf('warning', 'hreflang/disagreement', problem, 'Überall dasselbe Kürzel nennen.')]
  })
}
