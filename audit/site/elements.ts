import type { Element, Nodes, Parents, Properties } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/** The elements of a name, or of any, in the order of the document. */
export function elements(
  tree: Nodes,
  tagName = '*',
  has: (properties: Properties) => boolean = () => true,
): Element[] {
  return allIn(tree).filter(
    (element) => (tagName === '*' || element.tagName === tagName) && has(element.properties),
  )
}

const listed = new WeakMap<Nodes, Element[]>()

/** Cached, because some fifty rules read every page. */
function allIn(tree: Nodes): Element[] {
  const known = listed.get(tree)
  if (known) return known
  const found: Element[] = []
  visit(tree, 'element', (element) => {
    found.push(element)
  })
  listed.set(tree, found)
  return found
}

/** An attribute as it is written; its name is hast's: `ariaLabel`, `dateTime`. */
export function attribute({ properties }: Element, name: string): string | undefined {
  const value = properties[name]
  if (value === undefined || value === null || value === false) return undefined
  return Array.isArray(value) ? value.join(' ') : String(value)
}

export function attributes(found: Element[], name: string): string[] {
  return found.map((element) => attribute(element, name)).filter((value) => value !== undefined)
}

/** The titles of a document; those within pictures are not its own. */
export function titles(tree: Nodes): string[] {
  return elements(tree, 'head')
    .flatMap((head) => elements(head, 'title'))
    .map((title) => toString(title).trim())
}

export function metas(tree: Nodes, name: string): string[] {
  return attributes(
    elements(tree, 'meta', (properties) => properties.name === name || properties.property === name),
    'content',
  )
}

export function links(tree: Nodes, rel: string): string[] {
  return attributes(
    elements(tree, 'link', (properties) => [properties.rel].flat().includes(rel)),
    'href',
  )
}

/** A selector of an element: from the nearest id around it, or from the body. */
export function selectorOf(element: Element, tree: Parents): string {
  const around = wayTo(element, tree).filter(({ tagName }) => !['html', 'body'].includes(tagName))
  const nearest = around.findLastIndex(({ properties: { id } }) => id)
  const names = around
    .slice(Math.max(0, nearest))
    .map(({ tagName, properties: { id } }) => (id ? `#${id}` : tagName))
  return names.join(' > ')
}

/** The path of elements from the root to an element. */
function wayTo(element: Element, { children }: Parents): Element[] {
  for (const child of children) {
    if (child === element) return [element]
    const way = child.type === 'element' ? wayTo(element, child) : []
    if (child.type === 'element' && way.length > 0) return [child, ...way]
  }
  return []
}
