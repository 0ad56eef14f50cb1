import { toString } from 'hast-util-to-string'
import type { Problem } from '../../ssg/problem.ts'
import { headScript } from '../../ssg/head-script.ts'
import { elements, type ParsedPage } from '../parsed-page.ts'

/** Nothing in a page that its Content-Security-Policy forbids: style attributes, event attributes, inline scripts. */
export function checkInlineCode(pages: ParsedPage[]): Problem[] {
  return pages.flatMap(({ tree, origin }) => {
    const styled = elements(tree, ({ properties }) => 'style' in properties)
    const handlers = elements(tree, ({ properties }) =>
      Object.keys(properties).some((name) => /^on[A-Z]/.test(name)),
    )
    const scripts = elements(
      tree,
      ({ tagName, properties }) =>
        tagName === 'script' && !properties.src && properties.type !== 'application/ld+json',
    ).filter((script) => toString(script) !== headScript)
    return [
      ...styled.map(({ tagName }) => ({
        file: origin,
        message: `<${tagName}> has a style attribute`,
        hint: 'Use a class.',
      })),
      ...handlers.map(({ tagName }) => ({ file: origin, message: `<${tagName}> has an event attribute` })),
      ...scripts.map(() => ({
        file: origin,
        message: 'has an inline script',
        hint: 'Put it into src/boot.ts.',
      })),
    ]
  })
}
