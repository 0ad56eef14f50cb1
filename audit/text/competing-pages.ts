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
    return themes.flatMap(({ page, stems }, index) =>
      themes.slice(0, index).flatMap((other) => {
        const likeness = dice(stems, other.stems)
        if (likeness < tooAlike) return []
        const what = `gleicht ${other.page.path} zu ${Math.round(likeness * 100)} Prozent`
        return [{ ...placeOf(page), what, remedy: 'Zusammenlegen oder deutlich abgrenzen.' }]
      }),
    )
  },
}

function stemsOf({ tree }: AuditedPage): Set<string> {
  const siteName = metas(tree, 'og:site_name').join()
  const title = titles(tree).join(' ').replace(siteName, '')
  const said = [title, ...elements(tree, 'h1').map(visibleText), ...metas(tree, 'description')].join(' ')
  // Short words are articles and prepositions; names such as «SEO» and «KI» are not.
  const words = wordsOf(said).filter((word) => word.length > 4 || word === word.toUpperCase())
  return new Set(words.map((word) => stemmer(word.toLowerCase())))
}

function dice(one: Set<string>, other: Set<string>): number {
  if (one.size + other.size === 0) return 0
  const common = [...one].filter((stem) => other.has(stem)).length
  return (2 * common) / (one.size + other.size)
}
