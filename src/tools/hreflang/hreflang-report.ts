import { comparable } from '../shared/compare-addresses.ts'
import {
  findingOf,
  listFindings,
  resultText,
  verdictOf,
  type Finding,
  type Verdict,
} from '../shared/finding.ts'
import { checkClusters, missingLinks } from './check-cluster.ts'
import { pageFindings } from './page-findings.ts'
import { readPaste, splitPastes, type AnnotatedPage, type Paste } from './read-annotations.ts'
import { clustersOf, inOwnSpelling, type Cluster, type LinkState } from './return-links.ts'

/** A table of the links between the versions of a cluster. */
export interface Matrix {
  addresses: string[]
  /** For each pasted page its links to each URL. */
  rows: { from: string; cells: string[] }[]
}

export interface HreflangReport {
  verdict: Verdict
  findings: Finding[]
  matrices: Matrix[]
  /** Verdict and findings as a text, a task for those who can fix it. */
  text: string
}

/** Limits of columns and tables, which nobody would read. */
const mostAddresses = 12
const mostMatrices = 3

/** Checks pasted pages. If any cluster has a gap, only those are shown. */
export function reportPages(text: string): HreflangReport {
  const pastes = splitPastes(text)
  const { clusters, findings } =
    pastes.length > 0 ? checkPastes(pastes) : { clusters: [], findings: [nothing] }
  const verdict = verdictOf(findings, 'Jede Fassung nennt die anderen und sich selbst.')
  const wrong = clusters.filter(hasGap)
  const shown = (wrong.length > 0 ? wrong : clusters).slice(0, mostMatrices)
  return { verdict, findings, matrices: shown.map(matrixOf), text: resultText(verdict, findings) }
}

const nothing = findingOf(
  'unchecked',
  'hreflang/nothing',
  'Es ist noch nichts eingefügt.',
  'Fügen Sie je Seite eine Zeile mit ihrer Adresse ein, darunter ihren Quelltext oder ihre Header.',
)

/** Checks HTML, headers and sitemaps together, because one may confirm the links of another. */
export function checkPastes(pastes: Paste[]): { clusters: Cluster[]; findings: Finding[] } {
  const read = pastes.map((paste, index) => readPaste(paste, index + 1))
  const pages = read.flatMap((one) => one.pages).map(inOwnSpelling)
  // A page without alternates matters only if another page links to it.
  const clusters = clustersOf(pages).filter(({ links }) =>
    [...links.values()].some(({ length }) => length > 0),
  )
  const findings = [
    ...read.flatMap((one) => one.findings),
    ...pages.flatMap(pageFindings),
    ...pastedTwice(pages),
    ...checkClusters(clusters),
  ]
  return { clusters, findings: listFindings(findings) }
}

/** Finds pages that were pasted twice, often by mistake instead of another version. */
function pastedTwice(pages: AnnotatedPage[]): Finding[] {
  const places = new Map<string, string>()
  return pages.flatMap(({ address, place, isListed }) => {
    const own = comparable(address)
    if (isListed || own === undefined) return []
    const first = places.get(own)
    places.set(own, first ?? place)
    if (first === undefined) return []
    const problem = `Das ist dieselbe Seite wie bei ${first}.`
    const remedy = 'Fügen Sie hier eine andere Fassung ein, wenn eine fehlt.'
    return [findingOf('note', 'hreflang/same-page', problem, remedy, place)]
  })
}

function hasGap(cluster: Cluster): boolean {
  const links = [...cluster.links.values()].flat()
  return (
    links.some(({ state }) => state === 'no-return' || state === 'unknown') ||
    missingLinks(cluster).length > 0
  )
}

const words: Record<LinkState, string> = {
  self: 'selbst',
  confirmed: 'bestätigt',
  'no-return': 'einseitig',
  unknown: 'ungeprüft',
}

function matrixOf(cluster: Cluster): Matrix {
  const addresses = cluster.addresses.slice(0, mostAddresses)
  const rows = addresses
    .filter((address) => cluster.links.has(address))
    .map((from) => ({
      from,
      cells: addresses.map((to) => {
        const link = cluster.links.get(from)?.find((one) => one.to === to)
        return link ? `${link.codes.join(', ')}: ${words[link.state]}` : 'nicht genannt'
      }),
    }))
  return { addresses, rows }
}
