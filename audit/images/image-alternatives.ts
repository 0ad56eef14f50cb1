import type { Element, Nodes } from 'hast'
import { placeOf } from '../site/audited-page.ts'
import { everyPage } from '../site/coverage.ts'
import { attribute } from '../site/elements.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const imageAlternatives: Rule = {
  id: 'image-alternatives',
  title: 'Jedes Bild hat eine Textalternative oder gilt als Schmuck',
  why: 'Wer nicht sieht, hört die Textalternative, und Suchmaschinen lesen sie. Schmuck ist ausdrücklich als solcher ausgezeichnet.',
  source: sources.accessibility,
  severity: 'error',
  covers: everyPage,
  check: ({ pages }) =>
    pages.flatMap((page) =>
      silentPictures(page.tree).map((picture) => ({
        ...placeOf(page, attribute(picture, 'src'), picture),
        what: `<${picture.tagName}> ohne Textalternative: ${attribute(picture, 'src') ?? 'ohne Adresse'}`,
        remedy: 'alt oder aria-label schreiben; bei Schmuck alt="" oder aria-hidden.',
      })),
    ),
}

/** Pictures that are shown to a screen reader, but say nothing. */
function silentPictures(node: Nodes): Element[] {
  if (node.type === 'element') {
    if (attribute(node, 'ariaHidden') === 'true') return []
    if (node.tagName === 'img') return attribute(node, 'alt') === undefined ? [node] : []
    if (node.tagName === 'svg') return isLabelled(node) ? [] : [node]
  }
  return 'children' in node ? node.children.flatMap(silentPictures) : []
}

function isLabelled(svg: Element): boolean {
  const label = attribute(svg, 'ariaLabel') ?? attribute(svg, 'ariaLabelledBy') ?? ''
  return attribute(svg, 'role') === 'img' && label.trim() !== ''
}
