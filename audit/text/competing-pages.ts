import { stemmer } from '@orama/stemmers/german'
import { placeOf, type AuditedPage } from '../site/audited-page.ts'
import { indexablePages } from '../site/coverage.ts'
import { elements } from '../site/elements.ts'
import { metas, titles } from '../site/head.ts'
import { visibleText, wordsOf } from '../site/visible-text.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

/**
 * Dice's coefficient of the word stems in title, h1 and description: the share of what two results have in common. Stems,
 * because «Kosten für SEO» and «SEO-Kosten» ask the same. The nearest neighbours of this site, an article on a subject and
 * the guide to it, share 48 per cent.
 */
const tooAlike = 0.6

export const competingPages: Rule = {
  id: 'competing-pages',
  title: 'Keine zwei Seiten beantworten dieselbe Frage',
  why: 'Konkurrieren zwei eigene Seiten, muss Google raten, welche gemeint ist, und die Links verteilen sich. Verglichen werden die Wortstämme von Titel, Überschrift und Beschreibung.',
  source: sources.starterGuide,
  severity: 'error',
  covers: indexablePages,
  check({ indexable }) {
    const themes = indexable.map((page) => ({ page, stems: stemsOf(page) }))
    const known = new Map<string, Theme[]>()
    return themes.flatMap((theme) => {
      const { page, stems } = theme
      const found = [...shared(theme, known)].flatMap(([other, count]) => {
        const likeness = (2 * count) / (stems.size + other.stems.size)
        if (likeness < tooAlike) return []
        const what = `gleicht ${other.page.path} zu ${Math.round(likeness * 100)} Prozent`
        return [{ ...placeOf(page), what, remedy: 'Zusammenlegen oder deutlich abgrenzen.' }]
      })
      for (const stem of stems) {
        const others = known.get(stem)
        if (others) others.push(theme)
        else known.set(stem, [theme])
      }
      return found
    })
  },
}

interface Theme {
  page: AuditedPage
  stems: Set<string>
}

/** How many stems a page has in common with each of those before it. Only with those that have one: of a thousand pages, half a million pairs. */
function shared({ stems }: Theme, known: ReadonlyMap<string, Theme[]>): Map<Theme, number> {
  const counts = new Map<Theme, number>()
  for (const other of [...stems].flatMap((stem) => known.get(stem) ?? []))
    counts.set(other, (counts.get(other) ?? 0) + 1)
  return counts
}

function stemsOf({ tree }: AuditedPage): Set<string> {
  const siteName = metas(tree, 'og:site_name').join()
  const title = titles(tree).join(' ').replace(siteName, '')
  const said = [title, ...elements(tree, 'h1').map(visibleText), ...metas(tree, 'description')].join(' ')
  // Short words are articles and prepositions; names such as «SEO» and «KI» are not.
  const words = wordsOf(said).filter((word) => word.length > 4 || word === word.toUpperCase())
  return new Set(words.map((word) => stemmer(word.toLowerCase())))
}
