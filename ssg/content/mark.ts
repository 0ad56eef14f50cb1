import { readFileSync } from 'node:fs'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'

/** The logo. The header shows it, and all icons are drawn from it. */
export const markFile = 'src/mark.svg'

/** The logo as an SVG. Its colours are tokens (`inLightColours`). */
export function drawnMark(root: string): string {
  return toHtml(parse(root), { space: 'svg' })
}

/** The logo as code of a React element, hidden from screen readers. It is inlined, because an image would be a second request. */
export function markCode(root: string): string {
  const { properties, children } = parse(root)
  // React warns about `xmlns`, and the HTML parser implies it.
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
