import type { Element } from 'hast'
import { placeOf } from '../site/audited-page.ts'
import { everyPage } from '../site/coverage.ts'
import { attribute, elements } from '../site/elements.ts'
import { linksOf } from '../site/link-list.ts'
import { visibleText } from '../site/visible-text.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

const vague =
  /^(hier|da|dort|hier klicken|klicken sie hier|link|zum link|mehr|mehr dazu|mehr (erfahren|lesen|infos|informationen)|weiter|weiterlesen|details|read more|more|click here|[^\p{L}\p{N}]*)$/iu

export const linkText: Rule = {
  id: 'link-text',
  title: 'Linktexte sagen, wohin es geht',
  why: 'Der Linktext beschreibt Google das Ziel. Screenreader lesen Links auch als Liste vor, und zehnmal «hier» hilft dann niemandem.',
  source: sources.links,
  severity: 'error',
  covers: everyPage,
  check: (site) =>
    site.pages.flatMap((page) =>
      linksOf(page, site)
        .filter(({ element }) => vague.test(nameOf(element)))
        .map(({ element, href }) => ({
          ...placeOf(page, href, element),
          what: `Link zu ${href} heisst ${nameOf(element) ? `«${nameOf(element)}»` : 'nichts'}`,
          remedy: 'Das Ziel nennen.',
        })),
    ),
}

/** What is read aloud of a link. */
function nameOf(link: Element): string {
  const label = attribute(link, 'ariaLabel')
  if (label) return label
  const pictures = elements(link).flatMap((part) => [attribute(part, 'alt'), attribute(part, 'ariaLabel')])
  return [visibleText(link), ...pictures]
    .join(' ')
    .replace(/[\s→›»]+$/, '')
    .trim()
}
