import type { Problem } from '../../ssg/problem.ts'
import { site } from '../../src/lib/site.ts'
import { elements, type ParsedPage } from '../parsed-page.ts'

/** Every address of this site that a page names leads to a page or file of it, and every anchor to an id there. */
export function checkLinks(pages: ParsedPage[], files: string[]): Problem[] {
  const ids = new Map(pages.map(({ path, tree }) => [path, idsOf(tree)]))
  return pages.flatMap((page) =>
    addressesOf(page).flatMap((address): Problem[] => {
      const url = new URL(address, site.origin + page.path)
      if (url.origin !== site.origin) return []
      const place = { file: page.origin, line: page.lineOf(address) }
      const target = ids.get(url.pathname)
      if (!target) {
        if (files.includes(url.pathname)) return []
        return [
          { ...place, message: `nothing at ${url.pathname}`, hint: 'The pages are the files of src/routes.' },
        ]
      }
      const anchor = decodeURIComponent(url.hash.slice(1))
      if (anchor === '' || target.has(anchor)) return []
      return [
        { ...place, message: `nothing at ${address}`, hint: `No element of ${url.pathname} has that id.` },
      ]
    }),
  )
}

function idsOf(tree: ParsedPage['tree']): Set<string> {
  return new Set(
    elements(tree, ({ properties }) => properties.id !== undefined).map(({ properties }) =>
      String(properties.id),
    ),
  )
}

function addressesOf({ tree }: ParsedPage): string[] {
  return elements(tree, () => true).flatMap(({ tagName, properties: { href, src, content, action } }) => {
    if (tagName === 'meta') return String(content).startsWith('https://') ? [String(content)] : []
    return [href, src, action].filter((address) => typeof address === 'string')
  })
}
