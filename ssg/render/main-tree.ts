import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'

/** The main part of a built page. What is around it is half of the page, and the same everywhere. Parsed at each call, and large: keep it for as long as it is read. */
export function mainTree({ html }: { html: string }): Root {
  return fromHtml(mainPart({ html }), { fragment: true })
}

/** As it is written. */
function mainPart({ html }: { html: string }): string {
  const start = html.search(/<main[\s>]/)
  const end = html.lastIndexOf('</main>')
  if (start < 0 || end < start) throw new Error('a page has no main part')
  return html.slice(start, end + '</main>'.length)
}
