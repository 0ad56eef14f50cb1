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
  return start < 0
    ? undefined
    : {
        xml: plain.slice(start),
        above: plain
          .slice(0, start)
          .replace(/^\uFEFF/, '')
          .trim(),
      }
}
