import type { Element } from 'hast'
import { placeOf, type AuditedPage } from '../site/audited-page.ts'
import { everyPage } from '../site/coverage.ts'
import { elements } from '../site/elements.ts'
import { metas, titles } from '../site/head.ts'
import { visibleText } from '../site/visible-text.ts'
import type { Finding, Rule } from '../rule.ts'
import { sources } from '../sources.ts'
import { promisesIn } from './promises.ts'

const blocks = new Set('p li h1 h2 h3 h4 td th dt dd summary figcaption'.split(' '))

export const noPromises: Rule = {
  id: 'no-promises',
  title: 'Kein Text verspricht eine Wirkung',
  why: 'Über Ränge, Besuche und Anfragen entscheiden Suchmaschinen und Menschen. Wer sie zusagt, widerspricht den eigenen AGB und kann unlauter werben (UWG Art. 3 Abs. 1 lit. b).',
  source: sources.unfairCompetition,
  severity: 'error',
  covers: everyPage,
  check: ({ pages }) => pages.flatMap(promisesOn),
}

function promisesOn(page: AuditedPage): Finding[] {
  const head = [...titles(page.tree), ...metas(page.tree, 'description')]
  return [
    ...head.flatMap((text) => findings(page, text)),
    ...elements(page.tree)
      .filter(isInnermost)
      .flatMap((element) => findings(page, visibleText(element), element)),
  ]
}

function findings(page: AuditedPage, text: string, element?: Element): Finding[] {
  return promisesIn(text).map((sentence) => ({
    ...placeOf(page, sentence, element),
    what: `verspricht «${sentence}»`,
    remedy: 'Ziel und Arbeit nennen: «Wir arbeiten daran, dass …», «Ziel ist …».',
  }))
}

/** A paragraph within a list item is read once. */
function isInnermost(element: Element): boolean {
  const within = elements(element).slice(1)
  return blocks.has(element.tagName) && !within.some(({ tagName }) => blocks.has(tagName))
}
