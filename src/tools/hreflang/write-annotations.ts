import { xml } from '../../lib/xml.ts'
import { urlOf } from '../shared/compare-addresses.ts'
import type { Alternate } from './read-annotations.ts'

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
