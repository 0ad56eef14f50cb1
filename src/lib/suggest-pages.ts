import { nearestPages } from './search/nearest-pages.ts'

/**
 * Fills a list with the pages nearest to the address, which is no page. One HTML file serves all such addresses, so this is
 * up to the browser; it takes the pages from the links of that file, which has all of them.
 */
export function suggestPages(list: HTMLElement): void {
  const document = list.ownerDocument
  const links = new Map<string, HTMLAnchorElement>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    if (!link.hash && !list.contains(link)) links.set(link.pathname, link)
  }
  const pages = [...links].map(([path, link]) => ({ path, link }))
  const items = nearestPages(document.location.pathname, pages).map(({ link }) => {
    const item = document.createElement('li')
    item.append(link.cloneNode(true))
    return item
  })
  list.replaceChildren(...items)
}
