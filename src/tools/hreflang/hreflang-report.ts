import {
  findingOf,
  listFindings,
  resultText,
  verdictOf,
  type Finding,
  type Verdict,
} from '../shared/finding.ts'
import { onlyAddress } from '../shared/read-addresses.ts'
import {
  defaultsOf,
  groupsOf,
  hasGap,
  inOwnSpelling,
  linkFindings,
  linksOf,
  stateOf,
  type Links,
} from './links.ts'
import { alone, isAlone, pageFindings, toldApart } from './page-findings.ts'
import { readPaste, splitPastes, type Paste } from './read-annotations.ts'

/** A table of the links between versions: for each pasted page its URL and its links to each of the `addresses`. */
interface Matrix {
  addresses: string[]
  rows: string[][]
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

/** Checks pasted HTML, headers and sitemaps together, because one may confirm the links of another. If any group of pages has a gap, only those are shown. */
export function reportPages(text: string): HreflangReport {
  const pastes = splitPastes(text)
  const isEmpty = pastes.every((paste) => paste.text.trim() === '')
  const read = isEmpty ? [] : pastes.map((paste, index) => readPaste(paste, index + 1))
  const { pages, findings: shared } = toldApart(read.flatMap((one) => one.pages).map(inOwnSpelling))
  const links = linksOf(pages)
  const groups = groupsOf(links)
  const defaults = defaultsOf(links)
  const ofPages = pages.flatMap((page) => pageFindings(page, defaults))
  const findings = listFindings([
    ...(isEmpty ? [pastes.length === 0 ? nothing : addressesAlone(pastes)] : []),
    ...read.flatMap((one) => one.findings),
    ...shared,
    ...ofPages,
    ...linkFindings(links, groups, pages, defaults),
    ...(groups.length > 0 && pages.every(isAlone) ? [alone] : []),
  ])
  const judged = verdictOf(findings, 'Jede Fassung nennt die anderen und sich selbst.')
  const page = pages.length === 1 ? pages.find(({ alternates }) => alternates.length > 0) : undefined
  const isFaultless = judged.state === 'unchecked' && ofPages.length === 0 && page
  const right = `Kürzel${page?.canonical ? ', Selbstverweis und Canonical' : ' und Selbstverweis'} dieser Seite stimmen.`
  const verdict = isFaultless ? { ...judged, reason: `${judged.reason} ${right}` } : judged
  const wrong = groups.filter((group) => hasGap(links, group))
  const shown = (wrong.length > 0 ? wrong : groups).slice(0, mostMatrices)
  return {
    verdict,
    findings,
    matrices: shown.map((group) => matrixOf(links, group.slice(0, mostAddresses))),
    text: resultText(verdict, findings),
  }
}

/** For a paste of addresses without any source. */
function addressesAlone(pastes: readonly Paste[]): Finding {
  const isSitemap = pastes.every(({ address }) => /\.xml(?:$|\?)/i.test(address))
  const remedy = isSitemap
    ? 'Öffnen Sie die Sitemap, kopieren Sie alles, und fügen Sie es hier ein.'
    : 'Öffnen Sie jede Seite, drücken Sie Ctrl+U, und fügen Sie den Quelltext unter ihrer Adresse ein.'
  return { ...onlyAddress, remedy }
}

const nothing = findingOf(
  'unchecked',
  'hreflang/nothing',
  'Es ist noch nichts eingefügt.',
  'Fügen Sie je Seite eine Zeile mit ihrer Adresse ein, darunter ihren Quelltext oder ihre Header.',
)

function matrixOf(links: Links, addresses: string[]): Matrix {
  const cellsOf = (from: string) =>
    addresses.map((to) => {
      const codes = links.get(from)?.get(to)
      return codes ? `${[...codes].join(', ')} – ${stateOf(links, from, to)}` : 'nicht genannt'
    })
  const pasted = addresses.filter((address) => links.has(address))
  return { addresses, rows: pasted.map((from) => [from, ...cellsOf(from)]) }
}
