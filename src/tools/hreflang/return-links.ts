import { alikeness, comparable } from '../shared/compare-addresses.ts'
import type { AnnotatedPage } from './read-annotations.ts'

/**
 * The state of a link: to the page itself, with a return link, without one, or unknown, because the other page was not
 * pasted.
 */
export type LinkState = 'self' | 'confirmed' | 'no-return' | 'unknown'

export interface VersionLink {
  from: string
  to: string
  codes: string[]
  state: LinkState
}

/** Pages that are connected by links. */
export interface Cluster {
  /** All URLs, those of pasted pages first. */
  addresses: string[]
  /** The links of each pasted page. */
  links: Map<string, VersionLink[]>
}

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

/** The clusters of pages, with URLs normalised by `comparable`. URLs that are not absolute are left out. */
export function clustersOf(pages: AnnotatedPage[]): Cluster[] {
  const named = new Map<string, Map<string, Set<string>>>()
  for (const { address, alternates } of pages) {
    const from = comparable(address)
    if (from === undefined) continue
    const targets = named.get(from) ?? new Map<string, Set<string>>()
    named.set(from, targets)
    for (const alternate of alternates) {
      const to = comparable(alternate.address)
      if (to === undefined) continue
      targets.set(to, (targets.get(to) ?? new Set()).add(alternate.code.trim()))
    }
  }
  return groups(named).map((addresses) => {
    const pasted = addresses.filter((address) => named.has(address))
    const others = addresses.filter((address) => !named.has(address))
    const links = new Map(pasted.map((address) => [address, linksFrom(address, named)]))
    return { addresses: [...pasted, ...others], links }
  })
}

function linksFrom(from: string, named: Map<string, Map<string, Set<string>>>): VersionLink[] {
  return [...(named.get(from) ?? [])].map(([to, codes]) => ({
    from,
    to,
    codes: [...codes],
    state: stateOf(from, to, named),
  }))
}

function stateOf(from: string, to: string, named: Map<string, Map<string, Set<string>>>): LinkState {
  if (from === to) return 'self'
  const back = named.get(to)
  if (!back) return 'unknown'
  return back.has(from) ? 'confirmed' : 'no-return'
}

/** The connected components, in input order. */
function groups(named: Map<string, Map<string, Set<string>>>): string[][] {
  const neighbours = new Map<string, Set<string>>()
  const add = (one: string, other: string) =>
    neighbours.set(one, (neighbours.get(one) ?? new Set()).add(other))
  for (const [from, targets] of named)
    for (const to of [from, ...targets.keys()]) {
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
    return [[...group]]
  })
}
