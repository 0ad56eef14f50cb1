import { SKIP, visit } from 'unist-util-visit'
import { elements } from '../../../audit/site/elements.ts'
import { pages, type Page } from './built-site.ts'

/** Pieces of a page's text, apart from its tools, that no other page has and that scripts and Markdown spell the same way. */
export function ownSentences(page: Page): string[] {
  const found: string[] = []
  for (const main of elements(page.tree, 'main'))
    visit(main, (node) => {
      if (node.type === 'element' && String(node.properties.id).startsWith('werkzeug-')) return SKIP
      if (node.type === 'text' && node.value.length >= 60 && /^[^&<>"'`\\$*_[\]~|\u00A0]+$/.test(node.value))
        found.push(node.value)
      return undefined
    })
  return found.filter((value) => pages.every((other) => other === page || !other.html.includes(value)))
}
