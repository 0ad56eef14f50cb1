import { toString } from 'hast-util-to-string'
import { attributes, elements, only, type Part } from './elements.ts'

export function titleOf(part: Part): string {
  return toString(only(only(part, 'head'), 'title'))
}

/** The values of a `<meta>`, by its `name` or `property`. */
export function metas(part: Part, name: string): string[] {
  return attributes(
    elements(part, 'meta', (properties) => properties.name === name || properties.property === name),
    'content',
  )
}

/** The addresses of the `<link>`s of a relation. */
export function links(part: Part, rel: string): string[] {
  return attributes(
    elements(part, 'link', (properties) => [properties.rel].flat().includes(rel)),
    'href',
  )
}

/** More than one would be no canonical address, nor any other. */
export function canonicalOf(part: Part): string {
  return links(part, 'canonical').join(' ')
}
