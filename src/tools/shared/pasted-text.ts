/** Without what nobody sees: marks of byte order and direction, zero width; spaces that do not break are spaces. */
export function visible(text: string): string {
  return text
    .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
    .replace(/[\u00A0\u2007\u2009\u202F]/g, ' ')
    .trim()
}

/** A cell or an address out of quotes and pointed brackets, without «view-source:». */
export function unquoted(cell: string): string {
  let [start, end] = [0, cell.length]
  // Not by a pattern, which would try every space of a long paste as the beginning of the end.
  while (start < end && /["'«»‹›„“”‚‘’<`\s]/.test(cell.charAt(start))) start += 1
  while (start < end && /["'«»‹›„“”‚‘’>`\s]/.test(cell.charAt(end - 1))) end -= 1
  return cell.slice(start, end).replace(/^view-source:/i, '')
}

/** One line as people paste it, such as an address with what surrounds it in the place it was copied from. */
export function pastedLine(text: string): string {
  return unquoted(visible(text))
}

/** The sentence that browsers write above a file without styles, in English and German. */
const sentence = /^.*(?:style information|Style-Informationen|Stilinformationen).*$/gim

const root = /<(?:\?xml|urlset|sitemapindex)\b/i

/** A text without what the view of a browser adds to XML: its sentence, «-» and «▼» before elements, signs as entities. */
export function withoutViewer(text: string): string {
  const isEscaped = !text.includes('<') && /&lt;(?:\?xml|urlset|sitemapindex)/i.test(text)
  const plain = isEscaped
    ? text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    : text
  if (!root.test(plain)) return text
  return plain.replace(sentence, '').replace(/^[ \t]*[-+▼▶▾▸][ \t]*(?=<)/gm, '')
}

/** A sitemap as people paste it, and what else stands above it; undefined where the text holds none. */
export function pastedXml(text: string): { xml: string; above: string } | undefined {
  const plain = withoutViewer(text)
  const start = plain.search(root)
  if (start < 0) return undefined
  return {
    xml: plain.slice(start),
    above: plain
      .slice(0, start)
      .replace(/^\uFEFF/, '')
      .trim(),
  }
}
