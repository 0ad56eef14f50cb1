import { alikeness, comparable } from '../shared/compare-addresses.ts'
import { findingsOf, type Finding } from '../shared/finding.ts'
import { codeFindings, namesHome } from './page-findings.ts'
import { quoted, type AnnotatedPage } from './read-annotations.ts'

const told = findingsOf('hreflang')

/** The codes by page and linked version. URLs are normalised by `comparable`; those that are not absolute are left out. */
export type Links = Map<string, Map<string, Set<string>>>

/** Whether a link leads to the page itself, has a return link, has none, or leads to a page that was not pasted. */
type LinkState = 'selbst' | 'bestätigt' | 'einseitig' | 'ungeprüft'

/**
 * The page under its canonical URL, if the visitor wrote another spelling above it, for instance without «www» or with campaign parameters. Not if its
 * alternates have the written URL, because then the canonical link is wrong.
 */
export function inOwnSpelling(page: AnnotatedPage): AnnotatedPage {
  const { address, canonical = '', alternates } = page
  const isNamed = (wanted: string) =>
    alternates.some((alternate) => comparable(alternate.address) === comparable(wanted))
  const isAlike = alikeness(address.replace(/[?#].*$/, '')) === alikeness(canonical)
  return isAlike && isNamed(canonical) && !isNamed(address) ? { ...page, address: canonical } : page
}

export function linksOf(pages: readonly AnnotatedPage[]): Links {
  const links: Links = new Map()
  for (const { address, alternates, status = 200 } of pages) {
    const from = comparable(address)
    // An error page and a redirect have no versions.
    if (from === undefined || (status >= 300 && alternates.length === 0)) continue
    const own = links.get(from) ?? new Map<string, Set<string>>()
    links.set(from, own)
    for (const { code, address: href } of alternates) {
      const to = comparable(href)
      if (to !== undefined) own.set(to, (own.get(to) ?? new Set()).add(code.trim()))
    }
  }
  return links
}

/** The URLs that are named as `x-default` alone. Google allows them to redirect by language («auto-redirecting home pages»). */
export function defaultsOf(links: Links): Set<string> {
  const named = [...links.values()].flatMap((own) => [...own])
  const others = new Set(named.flatMap(([to, codes]) => (withoutDefault(codes).length > 0 ? to : [])))
  return new Set(named.flatMap(([to]) => (others.has(to) ? [] : to)))
}

const withoutDefault = (codes: Iterable<string>) =>
  [...codes].filter((code) => code.toLowerCase() !== 'x-default')

/** The groups of connected pages in input order, those that were pasted first. A page without links is a group only if another page links to it. */
export function groupsOf(links: Links): string[][] {
  const neighbours = new Map<string, Set<string>>()
  const add = (one: string, other: string) =>
    neighbours.set(one, (neighbours.get(one) ?? new Set()).add(other))
  for (const [from, own] of links)
    for (const to of own.keys()) {
      add(from, to)
      add(to, from)
    }
  const seen = new Set<string>()
  return [...neighbours.keys()].flatMap((start) => {
    if (seen.has(start)) return []
    const group = new Set([start])
    // The set grows during the loop.
    for (const address of group) {
      seen.add(address)
      for (const next of neighbours.get(address) ?? []) group.add(next)
    }
    return [[...group].toSorted((one, other) => Number(links.has(other)) - Number(links.has(one)))]
  })
}

/** The links of the pages of a group, each with its state. */
function linksIn(links: Links, group: readonly string[]) {
  return group.flatMap((from) =>
    [...(links.get(from) ?? [])].map(([to, codes]) => ({ from, to, codes, state: stateOf(links, from, to) })),
  )
}

export function stateOf(links: Links, from: string, to: string): LinkState {
  if (from === to) return 'selbst'
  const back = links.get(to)
  if (!back) return 'ungeprüft'
  return back.has(from) ? 'bestätigt' : 'einseitig'
}

/** Whether a group has a link without a confirmed return link, or a page that lacks a version. */
export function hasGap(links: Links, group: readonly string[]): boolean {
  const isOpen = linksIn(links, group).some(({ state }) => state === 'einseitig' || state === 'ungeprüft')
  return isOpen || incomplete(links, group).length > 0
}

/** Checks the links between the pages of each group. `defaults` are the URLs that are named as `x-default` alone. */
export function linkFindings(
  links: Links,
  groups: readonly string[][],
  pages: readonly AnnotatedPage[],
  defaults: ReadonlySet<string>,
): Finding[] {
  const read = new Set(pages.map(({ address }) => comparable(address)))
  const pasted = new Map([...links.keys()].map((address) => [alikeness(address), address]))
  return groups.flatMap((group) => {
    const own = linksIn(links, group)
    // A home page must not confirm the wrong links of another page.
    const ofHome = new Set(group.filter((from) => namesHome(from, [...(links.get(from)?.keys() ?? [])])))
    const judged = own.filter(({ from }) => !ofHome.has(from))
    const unknown = new Set(judged.flatMap(({ to }) => (read.has(to) || pasted.has(alikeness(to)) ? [] : to)))
    return [
      ...judged.flatMap(({ from, to, state }) => {
        if (state === 'einseitig') return noReturn(links, from, to)
        const near = pasted.get(alikeness(to))
        if (state !== 'ungeprüft' || near === undefined) return []
        const problem = `Genannt ist «${to}», die Seite liegt aber unter «${near}».`
        const remedy = 'Überall die Schreibweise nennen, unter der sich die Seite im Browser öffnet.'
        return told('error', 'spelling', problem, remedy)
      }),
      ...incomplete(links, group, defaults),
      ...notPasted([...unknown], defaults),
      ...disagreements(own),
      ...otherDefaults(links, group),
      ...codeFindings(own.flatMap(({ codes }) => [...codes])),
    ]
  })
}

/** Another spelling of the URL is one finding; the missing return link only follows from it. */
function noReturn(links: Links, from: string, to: string): Finding[] {
  const backs = [...(links.get(to)?.keys() ?? [])]
  if (backs.some((back) => alikeness(back) === alikeness(from))) return []
  const problem = `«${from}» nennt «${to}», aber nicht umgekehrt; Google übergeht diesen Verweis.`
  return [told('error', 'no-return', problem, `Auf «${to}» den Verweis zurück auf «${from}» ergänzen.`)]
}

/**
 * The pages that lack versions which another page names, with which they are linked both ways. Google, «Tell Google about localized versions»: each version
 * must list itself and all others.
 */
function incomplete(
  links: Links,
  group: readonly string[],
  defaults: ReadonlySet<string> = new Set(),
): Finding[] {
  return group.flatMap((from) => {
    const own = links.get(from)
    for (const via of own?.keys() ?? []) {
      const others = links.get(via)
      if (via === from || !own || !others?.has(from)) continue
      // A page that names it itself lacks its return link, which is a finding already.
      const missing = [...others.keys()].filter(
        (to) => to !== from && !own.has(to) && !links.get(to)?.has(from) && !defaults.has(to),
      )
      if (missing.length === 0) continue
      const problem = `«${from}» nennt ${quoted(missing)} nicht, «${via}» schon; jede Fassung muss alle anderen nennen.`
      return [told('error', 'incomplete', problem, `Auf «${from}» die fehlenden Verweise ergänzen.`)]
    }
    return []
  })
}

function notPasted(missing: readonly string[], defaults: ReadonlySet<string>): Finding[] {
  if (missing.length === 0) return []
  const problem = `Der Rückverweis ist ungeprüft für ${quoted(missing)}.`
  const remedy = missing.every((to) => defaults.has(to))
    ? 'Leitet sie nach Sprache weiter, ist das für «x-default» richtig; sonst fügen Sie ihren Quelltext ein.'
    : 'Fügen Sie deren Quelltext oder Header ebenfalls ein.'
  return [told('unchecked', 'not-pasted', problem, remedy)]
}

function disagreements(links: readonly { from: string; to: string; codes: Set<string> }[]): Finding[] {
  const named = new Map<string, { from: string; codes: string }>()
  return links.flatMap(({ from, to, codes }): Finding[] => {
    const written = withoutDefault(codes).toSorted().join(', ')
    if (written === '') return []
    const first = named.get(to)
    if (first === undefined) named.set(to, { from, codes: written })
    if (first === undefined || first.codes.toLowerCase() === written.toLowerCase()) return []
    const problem = `Zwei Kürzel für ${to}: ${first.from} nennt «${first.codes}», ${from} nennt «${written}».`
    return [told('warning', 'disagreement', problem, 'Überall dasselbe Kürzel nennen.')]
  })
}

/** Finds versions that name another `x-default` than a version with which they are linked both ways, or none. */
function otherDefaults(links: Links, group: readonly string[]): Finding[] {
  const defaultOf = (page: string) =>
    [...(links.get(page) ?? [])].find(([, codes]) => withoutDefault(codes).length < codes.size)?.[0]
  const [first, named] = group.map((page) => [page, defaultOf(page)] as const).find(([, to]) => to) ?? []
  return group.flatMap((page) => {
    const own = defaultOf(page)
    if (!first || own === named || !links.get(page)?.has(first) || !links.get(first)?.has(page)) return []
    const problem = `«x-default» ist auf «${first}» «${named}», auf «${page}» ${own ? `«${own}»` : 'nicht genannt'}.`
    const remedy = 'Auf allen Fassungen dieselbe Adresse als «x-default» nennen.'
    return [told('warning', 'other-default', problem, remedy)]
  })
}
