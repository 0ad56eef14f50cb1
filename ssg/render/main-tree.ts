import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'

/** Parses the `<main>` of a built page. Each call parses it again, so keep the result while you read it. */
export function mainTree({ html }: { html: string }): Root {
  const start = html.search(/<main[\s>]/)
  const end = html.lastIndexOf('</main>')
  if (start < 0 || end < start) throw new Error('a page has no main part')
  return fromHtml(html.slice(start, end), { fragment: true })
}
