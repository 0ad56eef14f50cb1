import type { Alternate } from './read-annotations.ts'

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
