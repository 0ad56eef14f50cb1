import type { Element } from 'hast'
import { placeOf } from '../site/audited-page.ts'
import { everyPage } from '../site/coverage.ts'
import { attribute, elements } from '../site/elements.ts'
import { visibleText } from '../site/visible-text.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const crawlableLinks: Rule = {
  id: 'crawlable-links',
  title: 'Links sind Links: <a> mit einer Adresse',
  why: 'Google folgt nur Verweisen mit href. Was erst ein Skript zum Link macht, bleibt Crawlern verschlossen, ebenso Menschen ohne Skripte.',
  source: sources.links,
  severity: 'error',
  covers: everyPage,
  check: ({ pages }) =>
    pages.flatMap((page) =>
      elements(page.tree)
        .filter(pretendsToLink)
        .map((element) => ({
          ...placeOf(page, undefined, element),
          what: `<${element.tagName}> «${visibleText(element)}» ist kein Link, dem ein Crawler folgt`,
          remedy: 'Als <a href="…"> mit einer Adresse schreiben.',
        })),
    ),
}

function pretendsToLink(element: Element): boolean {
  const href = attribute(element, 'href')
  if (element.tagName === 'a') return href === undefined || /^(javascript:|\s*$)/i.test(href)
  return attribute(element, 'role') === 'link' || attribute(element, 'onClick') !== undefined
}
