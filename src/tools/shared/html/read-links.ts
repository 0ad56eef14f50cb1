import { walkHtml } from './walk-html.ts'

/** A `<link>` of a page, and whether it stands in the head, where search engines look for it. */
export interface HtmlLink {
  attributes: ReadonlyMap<string, string>
  isInHead: boolean
}

/** Every `<link>` of a page that was pasted whole or in part, as a browser would find them. */
export function readLinks(html: string): HtmlLink[] {
  const links: HtmlLink[] = []
  walkHtml(html, {
    onTag: ({ name, attributes }, { isInHead }) => {
      if (name === 'link') links.push({ attributes, isInHead })
    },
  })
  return links
}
