import { csvRows } from '../shared/csv.ts'
import { findingOf, type Finding } from '../shared/finding.ts'
import { pastedLine, unquoted, visible } from '../shared/pasted-text.ts'
import { pastedAddress } from '../shared/read-addresses.ts'
import type { Alternate } from './annotation.ts'

/**
 * The versions of a page that a visitor typed or exported: codes and addresses, parted by space, tab, comma or semicolon, in either order,
 * also several pairs a line; an empty line begins another page. What finds no partner is named as unread.
 */
export function readRows(text: string): { sets: Alternate[][]; unread: Finding[] } {
  const columns = readColumns(text)
  if (columns) return columns
  const sets: Alternate[][] = [[]]
  const unread: Finding[] = []
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const cells = visible(line.replaceAll('&amp;', '&'))
      .split(/[\s;,]+/)
      .map(unquoted)
      .filter((cell) => cell !== '')
    if (cells.length === 0) sets.push([])
    else if (!(sets.length === 1 && sets[0]?.length === 0 && isHeader(cells))) {
      const { pairs, rest } = paired(cells)
      sets.at(-1)?.push(...pairs)
      if (rest.length > 0) unread.push(unreadRow(rest, index + 1))
    }
  }
  return { sets: sets.filter((set) => set.length > 0), unread }
}

/** A table whose first row holds the codes, with the versions of one page in each row below; undefined where it is none. */
function readColumns(text: string): { sets: Alternate[][]; unread: Finding[] } | undefined {
  const [head, ...rows] = csvRows(text)
  const codes = head?.cells.map(unquoted) ?? []
  const isTable =
    codes.length > 1 && codes.every((code) => /^([a-z]{2,3}([-_][a-z\d]{2,8})*|x-default)$/i.test(code))
  if (!isTable || isHeader(codes) || rows.length === 0) return undefined
  const unread: Finding[] = []
  const sets = rows.map(({ line, cells }) => {
    const rest = cells.slice(codes.length).filter((cell) => cell !== '')
    if (rest.length > 0) unread.push(unreadRow(rest, line))
    return codes.flatMap((code, column) => {
      const address = pastedLine(cells[column] ?? '')
      return address === '' ? [] : [{ code, address }]
    })
  })
  return { sets: sets.filter((set) => set.length > 0), unread }
}

/** Each code with the address beside it. A code alone is a version without address, which is told elsewhere. */
function paired(cells: readonly string[]): { pairs: Alternate[]; rest: string[] } {
  const pairs: Alternate[] = []
  const rest: string[] = []
  for (let at = 0; at < cells.length; at += 2) {
    const [first = '', second = ''] = cells.slice(at, at + 2)
    if (isAddress(first) === isAddress(second) && second !== '') rest.push(first, second)
    else if (isAddress(first)) pairs.push({ code: second, address: pastedAddress(first) })
    else if (second !== '' || pairs.length === 0) pairs.push({ code: first, address: pastedAddress(second) })
    else rest.push(first)
  }
  return { pairs, rest }
}

const isAddress = (cell: string) => /[/:.]/.test(cell)

function isHeader(cells: readonly string[]): boolean {
  return cells.every((cell) => /^(hreflang|sprache|code|kürzel|language|lang|url|adresse|href)$/i.test(cell))
}

function unreadRow(rest: readonly string[], line: number): Finding {
  return findingOf(
    'unchecked',
    'hreflang/unread',
    `Nicht gelesen: «${rest.join(' ').slice(0, 80)}».`,
    'Je Zeile ein Kürzel und eine Adresse schreiben, etwa «de-CH https://www.ihre-firma.ch/».',
    `Zeile ${line}`,
  )
}

/** For the head of every version of the page. */
export function writeHead(alternates: Alternate[]): string {
  return alternates
    .map(
      ({ code, address }) => `<link rel="alternate" hreflang="${escaped(code)}" href="${escaped(address)}">`,
    )
    .join('\n')
}

/** For the answer of the server, for files such as PDF. */
export function writeHeader(alternates: Alternate[]): string {
  const links = alternates.map(
    ({ code, address }) => `<${inHeader(address)}>; rel="alternate"; hreflang="${inHeader(code)}"`,
  )
  return links.length === 0 ? '' : `Link: ${links.join(', ')}`
}

/** A sitemap in which every version lists all versions, itself included. */
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
  const links = alternates.map(
    ({ code, address }) =>
      `    <xhtml:link rel="alternate" hreflang="${escaped(code)}" href="${escaped(address)}"/>`,
  )
  // A page that serves as x-default too is one page.
  const addresses = [...new Set(alternates.map(({ address }) => address))]
  return addresses
    .map((address) => ['  <url>', `    <loc>${escaped(address)}</loc>`, ...links, '  </url>'].join('\n'))
    .join('\n')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** What would end the address, the value or the header early is percent-encoded, as addresses allow. */
function inHeader(text: string): string {
  return text.replace(/[<>"\s\u0080-\u{10ffff}]/gu, (sign) =>
    // Half a character, from a text that was cut, cannot be encoded.
    /\p{Cs}/u.test(sign) ? '%EF%BF%BD' : encodeURIComponent(sign),
  )
}
