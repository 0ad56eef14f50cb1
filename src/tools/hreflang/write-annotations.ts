import type { Alternate } from './annotation.ts'

/**
 * The versions of a page that a visitor typed: a code and an address a line, parted by space, tab, comma or semicolon, in
 * either order; an empty line begins another page.
 */
export function readRows(text: string): Alternate[][] {
  const sets: Alternate[][] = [[]]
  for (const line of text.split(/\r\n|\r|\n/)) {
    const cells = line.split(/[\s;,]+/).filter((cell) => cell !== '')
    if (cells.length === 0) sets.push([])
    else sets.at(-1)?.push(readRow(cells))
  }
  return sets.filter((set) => set.length > 0)
}

function readRow([first = '', second = '']: string[]): Alternate {
  const isAddressFirst = /[/:]/.test(first) || (second !== '' && first.includes('.'))
  return isAddressFirst ? { code: second, address: first } : { code: first, address: second }
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
  return sitemapAround(sets.map(writeUrls).join('\n'))
}

/** The part of a sitemap for the versions of one page. */
export function writeUrls(alternates: Alternate[]): string {
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

export function sitemapAround(urls: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    '        xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...(urls === '' ? [] : [urls]),
    '</urlset>',
    '',
  ].join('\n')
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
