import { placeOf } from '../site/audited-page.ts'
import { indexablePages } from '../site/coverage.ts'
import { metas, titles } from '../site/head.ts'
import { textWidth } from '../site/text-width.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

/** What the trade measures on desktop results, in Arial of 20 px. Google names no number. */
const widest = 580

export const titleWidth: Rule = {
  id: 'title-width',
  title: 'Titel haben im Suchergebnis Platz',
  why: 'Google nennt keine Höchstlänge, sondern kürzt nach der Breite des Geräts; am Bildschirm misst die Branche rund 580 Pixel. Was die Seite ausmacht, steht darum davor. Der Name der Website am Schluss zählt nicht, denn Google zeigt ihn eigens an.',
  source: sources.titleLinks,
  severity: 'warning',
  covers: indexablePages,
  check: ({ indexable }) =>
    indexable.flatMap((page) => {
      const title = ownPart(titles(page.tree).join(' '), metas(page.tree, 'og:site_name').join())
      const width = Math.round(textWidth(title, 20))
      if (width <= widest) return []
      const what = `Titel ist ${width} Pixel breit: «${title}»`
      return [{ ...placeOf(page, title), what, remedy: `Auf ${widest} Pixel kürzen.` }]
    }),
}

function ownPart(title: string, siteName: string): string {
  return siteName !== '' && title.endsWith(siteName)
    ? title.slice(0, -siteName.length).replace(/[\s–|-]+$/, '')
    : title
}
