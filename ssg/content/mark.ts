import { readFileSync } from 'node:fs'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'

/** The mark of the firm, drawn in the colours of the site: the header shows it, and all icons are made of it. */
export const markFile = 'src/mark.svg'

/** The mark as a drawing of its own. Its colours are tokens (`inLightColours`). */
export function drawnMark(root: string): string {
  return toHtml(parse(root), { space: 'svg' })
}

/** The mark as the code of a React element beside a name, so that it is in the page: an image would be a second request. */
export function markCode(root: string): string {
  const { properties, children } = parse(root)
  // React warns of the attribute, and inside HTML the parser implies it.
  const { xmlns: _, ...attributes } = properties
  return element('svg', { ...attributes, width: 28, height: 28, 'aria-hidden': 'true' }, children)
}

function element(name: string, attributes: object, children: Element['children'], key?: number): string {
  const inside = children.filter(isElement)
  const parts = inside.map(({ tagName, properties, children: deeper }, index) =>
    element(tagName, properties, deeper, index),
  )
  const properties = JSON.stringify(attributes).slice(1, -1)
  const all = [properties, parts.length > 0 ? `children:[${parts.join()}]` : ''].filter((part) => part !== '')
  return `jsx(${JSON.stringify(name)},{${all.join()}}${key === undefined ? '' : `,${key}`})`
}

function parse(root: string): Element {
  const text = readFileSync(`${root}/${markFile}`, 'utf8')
  const svg = fromHtml(text, { fragment: true }).children.find(isElement)
  if (svg?.tagName !== 'svg') throw new Error(`${markFile} is no SVG`)
  return svg
}

function isElement(node: { type: string }): node is Element {
  return node.type === 'element'
}
