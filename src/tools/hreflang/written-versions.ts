import { xml } from '../../lib/xml.ts'
import { comparable, urlOf } from '../shared/compare-addresses.ts'
import { csvRows } from '../shared/csv.ts'
import { findingOf, listFindings, type Finding } from '../shared/finding.ts'
import { pastedLine, unquoted, visible } from '../shared/pasted-text.ts'
import { pastedAddress } from '../shared/read-addresses.ts'
import { countryCodes, languageNames } from './language-code.ts'
import { alternateFindings, codeFindings, mostVersions } from './page-findings.ts'
import { readPaste, splitPastes, type Alternate } from './read-annotations.ts'

/** Generates the block for the typed versions, for the head unless the form is «header» or «sitemap». `goal` says where the text belongs. */
export function writeVersions(
  rows: string,
  form: string,
): { findings: Finding[]; text: string; goal: string } {
  const { sets, unread } = readRows(rows)
  const isAlone = sets.length === 1
  const goal =
    form === 'sitemap'
      ? 'Die Datei gehört auf den Server; melden Sie ihre Adresse in der Search Console unter «Sitemaps».'
      : isAlone
        ? 'Der Block gehört unverändert auf jede der Seiten.'
        : 'Jeder Block gehört nur auf die Seiten, die er nennt; darüber steht jeweils die erste.'
  if (sets.length === 0) return { findings: unread.length > 0 ? unread : [nothing], text: '', goal }
  const findings = listFindings([...checkRows(sets), ...unread])
  // No block after an error, because visitors would copy it anyway.
  if (findings.some(({ grade }) => grade === 'error')) return { findings, text: '', goal }
  if (form === 'sitemap') return { findings, text: writeSitemap(sets), goal }
  const write = form === 'header' ? writeHeader : writeHead
  const blocks = sets.map((set) => (isAlone ? write(set) : `${headingOf(set, form)}\n${write(set)}`))
  return { findings, text: blocks.join('\n\n'), goal }
}

/** A comment with the first page of a block. */
function headingOf([first]: readonly Alternate[], form: string): string {
  const address = (first?.address ?? '').replaceAll('>', '%3E')
  return form === 'header' ? `# ${address}` : `<!-- ${address} -->`
}

/** The links for the head of every version. */
export function writeHead(alternates: Alternate[]): string {
  return alternates.map((alternate) => `<link ${attributesOf(alternate)}>`).join('\n')
}

function attributesOf({ code, address }: Alternate): string {
  return `rel="alternate" hreflang="${xml(code)}" href="${xml(address)}"`
}

/** The response header, for files such as PDF. */
export function writeHeader(alternates: Alternate[]): string {
  const links = alternates.map(
    ({ code, address }) =>
      `<${inHeader(urlOf(address)?.href ?? address)}>; rel="alternate"; hreflang="${inHeader(code)}"`,
  )
  return links.length === 0 ? '' : `Link: ${links.join(', ')}`
}

/** A sitemap in which every version lists all versions, including itself. */
export function writeSitemap(sets: Alternate[][]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    '        xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...sets.map(writeUrls),
    '</urlset>',
    '',
  ].join('\n')
}

function writeUrls(alternates: Alternate[]): string {
  const links = alternates.map((alternate) => `    <xhtml:link ${attributesOf(alternate)}/>`)
  // The version of x-default is often another one, too, and gets a single entry.
  const addresses = [...new Set(alternates.map(({ address }) => address))]
  return addresses
    .map((address) => ['  <url>', `    <loc>${xml(address)}</loc>`, ...links, '  </url>'].join('\n'))
    .join('\n')
}

/** Percent-encodes characters that would end the URL, the value or the header. */
function inHeader(text: string): string {
  return text.replace(/[<>"\s\u0080-\u{10ffff}]/gu, (sign) =>
    // A lone surrogate, from a truncated text, cannot be encoded.
    /\p{Cs}/u.test(sign) ? '%EF%BF%BD' : encodeURIComponent(sign),
  )
}

/** Checks the versions of one or more pages. */
export function checkRows(sets: Alternate[][]): Finding[] {
  return sets.flatMap((alternates, index) => [
    // A code that is mostly meant as a country is not written.
    ...alternateFindings({ address: '', place: `Seite ${index + 1}`, alternates }).map((finding) =>
      finding.rule === 'hreflang/doubtful-code' && finding.grade === 'warning'
        ? { ...finding, grade: 'error' as const }
        : finding,
    ),
    ...codeFindings(
      alternates.slice(0, mostVersions).flatMap(({ code, address }) => (comparable(address) ? [code] : [])),
    ),
  ])
}

const nothing = findingOf(
  'unchecked',
  'hreflang/nothing',
  'Es ist noch keine Fassung eingegeben.',
  'Schreiben Sie je Zeile ein Kürzel und die Adresse der Fassung.',
)

/**
 * Reads typed or exported versions: codes and URLs in either order, separated by space, tab, comma, semicolon or bar, also several pairs per line. An empty
 * line begins another page. A code or URL without a partner is a finding. An existing hreflang block is read as such.
 */
export function readRows(text: string): { sets: Alternate[][]; unread: Finding[] } {
  if (/\bhreflang\s*=\s*["'\w]/i.test(text)) {
    const pages = splitPastes(text).flatMap((paste, index) => readPaste(paste, index + 1).pages)
    return { sets: pages.map(({ alternates }) => alternates).filter((set) => set.length > 0), unread: [] }
  }
  const columns = readColumns(text)
  if (columns) return columns
  const sets: Alternate[][] = [[]]
  const unread: Finding[] = []
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const written = visible(line.replaceAll('&amp;', '&'))
      .replace(/^[-*•–]\s+|:$/g, '')
      .replace(/^(\p{L}+)\s?\((\p{L}+)\)/u, withCountry)
      .replace(/^([\p{L}-]{2,16})\s?(?::|=>?|->|→|–)\s?(?=https?:|[\p{L}\d-]+\.)/iu, '$1 ')
      .split(/[\s;,|]+/)
      .map(unquoted)
      .filter((cell) => !/^[-–]*$/.test(cell))
    const cells = withoutCountryColumn(written)
    if (cells.length === 0) sets.push([])
    else if (!(sets.length === 1 && sets[0]?.length === 0 && isHeader(cells))) {
      const { pairs, rest } = paired(cells)
      const above = sets.at(-1)?.at(-1)
      const [only, second] = pairs
      if (only?.code !== '' || second) sets.at(-1)?.push(...pairs)
      // Below its code, on a line of its own.
      else if (above?.address === '') above.address = only.address
      else unread.push({ ...unreadRow([only.address], index + 1), grade: 'error' })
      if (rest.length > 0) unread.push(unreadRow(rest, index + 1))
    }
  }
  return { sets: sets.filter((set) => set.length > 0), unread }
}

/**
 * Reads a table with two codes or more in the first row, and the versions of a page in each other row; `undefined` for any other text. Columns without a code,
 * such as the names of pages, are left out.
 */
function readColumns(text: string): ReturnType<typeof readRows> | undefined {
  const [head, ...rows] = csvRows(text)
  const heads = head?.cells.map((cell) => codeOf(unquoted(cell))) ?? []
  const codes = heads.map((code) => (isCode(code) && !isHeader([code]) ? code : ''))
  const isTable = codes.filter(Boolean).length > 1 && !heads.some(isAddress)
  if (!isTable || rows.length === 0) return undefined
  const unread: Finding[] = []
  const sets = rows.map(({ line, cells }) => {
    const rest = cells.filter(
      (cell, column) =>
        !codes[column] && cell !== '' && (column >= codes.length || /^(https?:|www\.)/i.test(cell)),
    )
    if (rest.length > 0) unread.push(unreadRow(rest, line))
    return codes.flatMap((code, column) => {
      const address = pastedLine(cells[column] ?? '')
      return code === '' || address === '' ? [] : [{ code, address }]
    })
  })
  return { sets: sets.filter((set) => set.length > 0), unread }
}

/** Pairs codes with URLs. A single code is a version without URL, which `alternateFindings` reports. */
function paired(cells: readonly string[]): { pairs: Alternate[]; rest: string[] } {
  const pairs: Alternate[] = []
  const rest: string[] = []
  for (let at = 0; at < cells.length; at += 2) {
    const [first = '', second = ''] = cells.slice(at, at + 2)
    if (isAddress(first) === isAddress(second) && second !== '') rest.push(first, second)
    else if (isAddress(first)) pairs.push({ code: codeOf(second), address: pastedAddress(first) })
    else if (second !== '' || pairs.length === 0)
      pairs.push({ code: codeOf(first), address: pastedAddress(second) })
    else rest.push(first)
  }
  return { pairs, rest }
}

/** «de» for «Deutsch», whose code is certain. */
const codeOf = (cell: string) => languageNames.get(cell.toLowerCase()) ?? cell

/** «de-CH» for «Deutsch (Schweiz)». */
function withCountry(written: string, language: string, country: string): string {
  const region = regionOf(country)
  return region ? `${codeOf(language)}-${region}` : written
}

/** «de-CH» for the cells «Deutsch» and «Schweiz», or «de» and «CH», before an address. */
function withoutCountryColumn(cells: string[]): string[] {
  const [language = '', country = '', ...rest] = cells
  return /^\p{L}+$/u.test(language) && regionOf(country) && isAddress(rest[0] ?? '')
    ? [withCountry(language, language, country), ...rest]
    : cells
}

const regionOf = (country: string) =>
  /^[A-Z]{2}$/.test(country) ? country : countryCodes.get(country)?.slice(3, 5)

const isCode = (cell: string) => /^([a-z]{2,3}([-_][a-z\d]{2,8})*|x-default)$/i.test(cell)

const isAddress = (cell: string) => /[/:.]/.test(cell)

function isHeader(cells: readonly string[]): boolean {
  return cells.every((cell) =>
    /^(hreflang|sprache|land|code|kürzel|language|lang|country|region|url|adresse|href)$/i.test(cell),
  )
}

function unreadRow(rest: readonly string[], line: number): Finding {
  const problem = `Nicht gelesen: «${rest.join(' ').slice(0, 80)}».`
  const remedy =
    'Je Zeile ein Kürzel und eine Adresse schreiben, etwa «de-CH https://www.ihre-firma.ch/», oder eine Tabelle mit den Kürzeln in der ersten Zeile und darunter je Seite ihren Adressen.'
  return findingOf('unchecked', 'hreflang/unread', problem, remedy, `Zeile ${line}`)
}
