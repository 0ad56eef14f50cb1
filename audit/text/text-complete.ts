import { placeOf } from '../site/audited-page.ts'
import { textOf } from '../site/audited-site.ts'
import { filesNamed } from '../site/coverage.ts'
import { elements } from '../site/elements.ts'
import { visibleText, wordsOf } from '../site/visible-text.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

/** Each text has a Markdown copy from the same source; a part that was not rendered is in one, but not in the other. */
export const textComplete: Rule = {
  id: 'text-complete',
  title: 'Im HTML fehlt kein Wort des Textes',
  why: 'Aufklapptexte oder Karteireiter, die erst ein Skript füllt, fehlen Crawlern. Verglichen wird jede Seite mit der Kopie ihres Textes in Markdown.',
  source: sources.javascript,
  severity: 'error',
  covers: filesNamed(/\.md$/),
  check: (site) =>
    site.indexable.flatMap((page) => {
      const copy = textOf(site, page.file.replace(/\.html$/, '.md'))
      if (copy === undefined) return []
      const shown = new Set(wordsOf(pageText(page.tree)))
      const lost = wordsOf(plain(copy)).filter((word) => !shown.has(word))
      if (lost.length === 0) return []
      const what = `${lost.length} Wörter fehlen im HTML: ${[...new Set(lost)].slice(0, 5).join(', ')}`
      return [{ ...placeOf(page, lost[0]), what, remedy: 'Den ganzen Text beim Bauen ausgeben.' }]
    }),
}

/** What is shown, and what stands in for pictures. */
function pageText(tree: Parameters<typeof elements>[0]): string {
  const labels = elements(tree).flatMap(({ properties }) => [properties.ariaLabel, properties.alt])
  return [visibleText(tree), ...labels].join(' ')
}

/** Markdown without its addresses, tags and escapes, the languages of its code, and the words that stand for a picture or a tool. */
function plain(markdown: string): string {
  return markdown
    .replace(/^\s*(```|~~~).*$/gm, '')
    .replace(/\[(Abbildung|Werkzeug): /g, '')
    .replace(/\]\([^)]*\)/g, '] ')
    .replace(/<https?:[^>]*>/g, ' ')
    .replace(/\\(?=[^\w\s])/g, '')
    .replace(/&\w+;|&#\w+;/g, ' ')
}
