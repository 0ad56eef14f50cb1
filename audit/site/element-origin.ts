import type { Element, Nodes, Parents } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { placeProperty } from '../../ssg/render/jsx-places.ts'
import type { AuditedPage } from './audited-page.ts'

/** The component, or the text, that an element of a page comes from; that around it where it is a library's. */
export function originOf(
  { tree, withPlaces }: Pick<AuditedPage, 'tree' | 'withPlaces'>,
  element: Element,
): { file: string; line: number } | undefined {
  const way = wayTo(element, tree)
  const html = way && withPlaces()
  if (!way || html === undefined) return undefined
  // Both are the same but for the attributes: what is at the end of the same way is the same element.
  const [found] = elementsOnWay(fromHtml(html), way)
    .flatMap(({ properties }) => properties[placeProperty] ?? [])
    .map(String)
    .toReversed()
  const [, file, line] = /^(.*):(\d+)$/.exec(found ?? '') ?? []
  return file ? { file, line: Number(line) } : undefined
}

/** Which child leads on to an element, from the root down. */
function wayTo(element: Element, node: Nodes): number[] | undefined {
  if (node === element) return []
  if (!('children' in node)) return undefined
  for (const [index, child] of node.children.entries()) {
    const way = wayTo(element, child)
    if (way) return [index, ...way]
  }
}

function elementsOnWay(node: Parents, [index, ...rest]: number[]): Element[] {
  const child = index === undefined ? undefined : node.children[index]
  return child?.type === 'element' ? [child, ...elementsOnWay(child, rest)] : []
}
