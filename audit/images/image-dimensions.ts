import type { Element } from 'hast'
import { placeOf } from '../site/audited-page.ts'
import { everyPage } from '../site/coverage.ts'
import { attribute, elements } from '../site/elements.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const imageDimensions: Rule = {
  id: 'image-dimensions',
  title: 'Bilder nennen ihre Masse',
  why: 'Kennt der Browser das Seitenverhältnis, hält er den Platz frei. Sonst springt der Text, sobald das Bild kommt, und der Messwert CLS wird schlecht.',
  source: sources.layoutShift,
  severity: 'error',
  covers: everyPage,
  check: ({ pages }) =>
    pages.flatMap((page) =>
      [...elements(page.tree, 'img'), ...elements(page.tree, 'svg')]
        .filter((picture) => !hasDimensions(picture))
        .map((picture) => ({
          ...placeOf(page, attribute(picture, 'src'), picture),
          what: `<${picture.tagName}> ohne Masse: ${attribute(picture, 'src') ?? attribute(picture, 'ariaLabel') ?? 'Schmuck'}`,
          remedy: 'width und height in Pixeln setzen, bei SVG auch viewBox.',
        })),
    ),
}

function hasDimensions(picture: Element): boolean {
  const sized = ['width', 'height'].every((name) => /^[1-9]\d*$/.test(attribute(picture, name) ?? ''))
  return sized || (picture.tagName === 'svg' && attribute(picture, 'viewBox') !== undefined)
}
