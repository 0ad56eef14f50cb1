import { buildElement } from './build-element.ts'
import type { LoadedSearch } from './search/load-search.ts'
import type { SearchResult } from './search/search.ts'
import type { TextPart } from './search/excerpt.ts'

/** A result as an option of the list: where it leads and why it was found. */
export function resultOption({ path, hash, title, heading, excerpt }: SearchResult): HTMLElement {
  const name = buildElement('span', { class: 'search-title' }, ...marked(title))
  if (heading.length > 0) name.append(' › ', ...marked(heading))
  const text = buildElement('span', { class: 'search-excerpt' }, ...marked(excerpt))
  return option(hash ? `${path}#${hash}` : path, name, ' ', text)
}

/** Every service and article by group: what the list shows while nothing is typed. */
export function pageOptions({ pages, groups }: LoadedSearch, listId: string): HTMLElement[] {
  const titles = new Map(pages.map(({ path, shortTitle }) => [path, shortTitle]))
  return groups.map(({ label, paths }, place) => {
    const id = `${listId}-gruppe-${place + 1}`
    const options = paths.map((path) => option(path, titles.get(path) ?? path))
    return buildElement(
      'div',
      { role: 'group', 'aria-labelledby': id, class: 'search-group' },
      buildElement('div', { id, class: 'search-label' }, label),
      ...options,
    )
  })
}

/** A link that is an option: `tabindex` keeps it out of the way of the tab key, as the focus stays in the field. */
function option(href: string, ...content: (Node | string)[]): HTMLElement {
  return buildElement('a', { href, role: 'option', tabindex: '-1', class: 'search-option' }, ...content)
}

function marked(parts: TextPart[]): (Node | string)[] {
  return parts.map(({ text, isMatch }) => (isMatch ? buildElement('mark', {}, text) : text))
}
