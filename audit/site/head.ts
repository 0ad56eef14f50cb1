import type { Nodes } from 'hast'
import { toString } from 'hast-util-to-string'
import { attributes, elements } from './elements.ts'

/** The titles of a document; those within pictures are not its own. */
export function titles(tree: Nodes): string[] {
  return elements(tree, 'head')
    .flatMap((head) => elements(head, 'title'))
    .map((title) => toString(title).trim())
}

/** The values of a `<meta>`, by its `name` or `property`. */
export function metas(tree: Nodes, name: string): string[] {
  return attributes(
    elements(tree, 'meta', (properties) => properties.name === name || properties.property === name),
    'content',
  )
}

/** The addresses of the `<link>`s of a relation. */
export function links(tree: Nodes, rel: string): string[] {
  return attributes(
    elements(tree, 'link', (properties) => [properties.rel].flat().includes(rel)),
    'href',
  )
}
