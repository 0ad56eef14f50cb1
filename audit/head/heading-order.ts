import { placeOf } from '../site/audited-page.ts'
import { everyPage } from '../site/coverage.ts'
import { elements } from '../site/elements.ts'
import { visibleText } from '../site/visible-text.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const headingOrder: Rule = {
  id: 'heading-order',
  title: 'Überschriften überspringen keine Ebene',
  why: 'Wer mit einem Screenreader liest, springt von Überschrift zu Überschrift. Eine ausgelassene Ebene klingt, als fehle ein Kapitel.',
  source: sources.accessibility,
  severity: 'error',
  covers: everyPage,
  check: ({ pages }) =>
    pages.flatMap((page) => {
      const headings = elements(page.tree).filter(({ tagName }) => /^h[1-6]$/.test(tagName))
      return headings.flatMap((heading, index) => {
        const level = Number(heading.tagName[1])
        const above = Number(headings[index - 1]?.tagName[1] ?? 0)
        if (level <= above + 1) return []
        const text = visibleText(heading)
        const what = `h${level} «${text}» folgt auf ${above === 0 ? 'keine Überschrift' : `h${above}`}`
        return [{ ...placeOf(page, text, heading), what, remedy: 'Eine Ebene nach der anderen.' }]
      })
    }),
}
