import { comparable, type AnnotatedPage } from './read-annotations.ts'

/**
 * How one version names another: as itself; both name each other; only it does; or it is not known, because the other page
 * was not pasted.
 */
export type LinkState = 'self' | 'confirmed' | 'no-return' | 'unknown'

export interface VersionLink {
  from: string
  to: string
  codes: string[]
  state: LinkState
}

/** Pages that name each other, directly or by way of others. */
export interface Cluster {
  /** All addresses, the pasted pages first. */
  addresses: string[]
  /** Of the pasted pages, each with what it names. */
  links: Map<string, VersionLink[]>
}

/** An address without what people mix up: the scheme, «www», and a slash at the end. */
export function alikeness(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
}

/**
 * A page under the address that it names itself, where the visitor wrote another spelling above it: without «www» or a slash, or with what a
 * campaign adds. Not where the versions name what was written: then the canonical link is wrong.
 */
export function inOwnSpelling(page: AnnotatedPage): AnnotatedPage {
  const { address, canonical = '', alternates } = page
  const isNamed = (wanted: string) =>
    alternates.some((alternate) => comparable(alternate.address) === comparable(wanted))
  const isAlike = alikeness(address.replace(/[?#].*$/, '')) === alikeness(canonical)
  return isAlike && isNamed(canonical) && !isNamed(address) ? { ...page, address: canonical } : page
}

/** The clusters in a list of pages; addresses as `comparable` spells them, those that are not absolute left out. */
export function clustersOf(pages: AnnotatedPage[]): Cluster[] {
  const named = new Map<string, Map<string, string[]>>()
  for (const { address, alternates } of pages) {
    const from = comparable(address)
    if (from === undefined) continue
    const targets = named.get(from) ?? new Map<string, string[]>()
    named.set(from, targets)
    for (const alternate of alternates) {
      const to = comparable(alternate.address)
      if (to === undefined) continue
      const codes = targets.get(to)
      if (codes) codes.push(alternate.code.trim())
      else targets.set(to, [alternate.code.trim()])
    }
  }
  const clusters: Cluster[] = []
  for (const addresses of groups(named)) {
    const [pasted, others] = [new Array<string>(), new Array<string>()]
    const links = new Map<string, VersionLink[]>()
    for (const address of addresses) {
      if (named.has(address)) {
        pasted.push(address)
        links.set(address, linksFrom(address, named))
      } else others.push(address)
    }
    clusters.push({ addresses: [...pasted, ...others], links })
  }
  return clusters
}

/** The cell of the matrix: what `from` says of `to`; undefined if nothing. */
export function linkBetween(cluster: Cluster, from: string, to: string): VersionLink | undefined {
  return cluster.links.get(from)?.find((link) => link.to === to)
}

function linksFrom(from: string, named: Map<string, Map<string, string[]>>): VersionLink[] {
  return [...(named.get(from) ?? [])].map(([to, codes]) => ({
    from,
    to,
    codes,
    state: stateOf(from, to, named),
  }))
}

function stateOf(from: string, to: string, named: Map<string, Map<string, string[]>>): LinkState {
  if (from === to) return 'self'
  const back = named.get(to)
  if (!back) return 'unknown'
  return back.has(from) ? 'confirmed' : 'no-return'
}

/** Addresses that hang together, in the order of the input. */
function groups(named: Map<string, Map<string, string[]>>): string[][] {
  const neighbours = new Map<string, string[]>()
  const add = (one: string, other: string) => {
    const known = neighbours.get(one)
    if (known) known.push(other)
    else neighbours.set(one, [other])
  }
  for (const [from, targets] of named) {
    add(from, from)
    for (const to of targets.keys()) {
      add(from, to)
      add(to, from)
    }
  }
  const seen = new Set<string>()
  const found: string[][] = []
  for (const start of neighbours.keys()) {
    if (seen.has(start)) continue
    const group = [start]
    seen.add(start)
    // The list grows while it is walked.
    for (const address of group) {
      for (const next of neighbours.get(address) ?? []) {
        if (seen.has(next)) continue
        seen.add(next)
        group.push(next)
      }
    }
    found.push(group)
  }
  return found
}
