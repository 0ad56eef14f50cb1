import type { Element, Nodes } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { attribute } from './elements.ts'

/** A part of a page without its tools. */
export function withoutTools(part: Nodes): Nodes {
  return without(part, (element) => attribute(element, 'id')?.startsWith('werkzeug-') === true)
}

/** A part of a page without what its tools work with, where somebody else may speak. */
export function withoutExamples(part: Nodes): Nodes {
  return without(
    part,
    (element) => attribute(element, 'className')?.split(' ').includes('tool-frame-body') === true,
  )
}

function without(part: Nodes, isUnwanted: (element: Element) => boolean): Nodes {
  const copy = structuredClone(part)
  visit(copy, 'element', (element, index, parent) => {
    if (!parent || index === undefined || !isUnwanted(element)) return undefined
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
  return copy
}
