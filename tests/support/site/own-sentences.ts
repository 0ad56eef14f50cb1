import type { Text } from 'hast'
import { visit } from 'unist-util-visit'
import { pages, type Page } from './built-site.ts'
import { only } from './elements.ts'
import { withoutTools } from './tool-parts.ts'

/** Pieces of a page's text, apart from its tools, that no other page has and that scripts and Markdown spell the same way. */
export function ownSentences(page: Page): string[] {
  const found: string[] = []
  visit(withoutTools(only(page, 'main')), 'text', ({ value }: Text) => {
    const isPlain = value.length >= 60 && /^[^&<>"'`\\$*_[\]~|\u00A0]+$/.test(value)
    if (isPlain && pages.every((other) => other === page || !other.html.includes(value))) found.push(value)
  })
  return found
}
