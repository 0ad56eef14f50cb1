import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { placeProperty } from '../render/jsx-places.ts'

/** Lets each element of a text say on which line of its file it stands, as `ssg/render/jsx-places` does for those of components. */
export function rehypePlaces(file: string) {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      const line = node.position?.start.line
      if (line !== undefined) node.properties[placeProperty] = `${file}:${line}`
    })
  }
}

/** A compiled text without them: for the browser. In a string of the text, quotes would be escaped. */
export function withoutTextPlaces(code: string): string {
  return code.replace(/"data-place": "[^"]*",?\s*/g, '')
}
