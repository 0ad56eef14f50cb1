import type { Element, Nodes, Properties } from 'hast'
import { visit } from 'unist-util-visit'

/** A page or a part of it. */
export type Part = Nodes | { tree: Nodes }

/** The elements of a name, or of any, in the order of the document. */
export function elements(
  part: Part,
  tagName = '*',
  has: (properties: Properties) => boolean = () => true,
): Element[] {
  const found: Element[] = []
  visit('tree' in part ? part.tree : part, 'element', (element) => {
    if ((tagName === '*' || element.tagName === tagName) && has(element.properties)) found.push(element)
  })
  return found
}

/** The only element of its kind; throws where there is none or another one. */
export function only(part: Part, tagName: string, has?: (properties: Properties) => boolean): Element {
  const [element, ...others] = elements(part, tagName, has)
  if (!element || others.length > 0) {
    throw new Error(`expected one <${tagName}>, found ${element ? others.length + 1 : 0}`)
  }
  return element
}

/** An attribute as it is written in the HTML; its name is hast's: `ariaLabel`, `dateTime`. */
export function attribute({ properties }: Element, name: string): string | undefined {
  const value = properties[name]
  if (value === undefined || value === null) return undefined
  return Array.isArray(value) ? value.join(' ') : String(value)
}

export function attributes(found: Element[], name: string): string[] {
  return found.map((element) => attribute(element, name)).filter((value) => value !== undefined)
}
