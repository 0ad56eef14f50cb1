import { SKIP, visit } from 'unist-util-visit'
import { elements } from '../../../audit/site/elements.ts'
import { pages, type Page } from './built-site.ts'

/** Passages of a page, outside of tools, that no other page has and that need no escapes in scripts or Markdown. */
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
