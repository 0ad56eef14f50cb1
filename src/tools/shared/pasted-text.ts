/** Removes invisible characters (soft hyphens, zero width, direction and byte order marks), makes no-break spaces normal ones, and trims. */
export function visible(text: string): string {
  return text
    .replace(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
    .replace(/[\u00A0\u2007\u2009\u202F]/g, ' ')
    .trim()
}

/** Removes quotes and angle brackets around a cell or an address, and «view-source:». */
export function unquoted(cell: string): string {
  let [start, end] = [0, cell.length]
  // Not with a pattern, which would backtrack at every space of a long paste.
  while (start < end && /["'«»‹›„“”‚‘’<`\s]/.test(cell.charAt(start))) start += 1
  while (start < end && /["'«»‹›„“”‚‘’>`\s]/.test(cell.charAt(end - 1))) end -= 1
  return cell.slice(start, end).replace(/^view-source:/i, '')
}

/** A pasted line without invisible characters, quotes and brackets around it. */
export function pastedLine(text: string): string {
  return unquoted(visible(text))
}

/** Whether a program has read the umlauts of UTF-8 as other letters. */
export function isGarbled(text: string): boolean {
  return /Ã[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|\uFFFD/.test(text)
}

/** Decodes the entities of markup. */
export function withoutEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

/** A source without the line numbers beside or above each line, and without the doubled quotes of a cell of a table. */
export function plainSource(pasted: string): string {
  const isCell = /^\s*"[^]*""@?\w/.test(pasted)
  const text = isCell ? pasted.replace(/^\s*"|"\s*$/g, '').replaceAll('""', '"') : pasted
  const isNumbered = /^\s*1[.:|\s]/.test(text) && /^[ \t]*2[.:|\s]/m.test(text)
  return isNumbered ? text.replace(/^[ \t]*\d+(?:[.:|][ \t]?|[ \t]|\r?\n)/gm, '') : text
}

/** The sentence of browsers above an XML file without styles, in English and German. */
const sentence = /^.*(?:style information|Style-Informationen|Stilinformationen).*$/gim

const root = /<(?:\?xml|(?:!doctype )?(?:urlset|sitemapindex))\b/i

/** Removes what the XML view of a browser adds: its sentence, «-» or «▼» before elements, and entities for markup. */
export function withoutViewer(text: string): string {
  const isEscaped = !text.includes('<') && /&lt;(?:\?xml|urlset|sitemapindex)/i.test(text)
  const plain = isEscaped ? withoutEntities(text) : text
  if (!root.test(plain)) return text
  return plain.replace(sentence, '').replace(/^[ \t]*[-+▼▶▾▸][ \t]*(?=<|\r?$)/gm, '')
}

/** The XML of a pasted sitemap and the text above it; `undefined` if there is none. */
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
