import { readFileSync } from 'node:fs'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import type { Plugin } from 'vite'
import type { MarkShape } from '../src/lib/site/operator/mark-shape.ts'

/** The mark of the firm, drawn in the colours of the site: the header shows it, and all icons are made of it. */
export const markFile = 'src/mark.svg'

/** The mark as a module, so that the header holds it as elements: an image of its own would be a second request. */
export function markModule(root: string): Plugin {
  const id = 'virtual:mark'
  return {
    name: 'mark',
    resolveId: { filter: { id: /^virtual:mark$/ }, handler: () => `\0${id}` },
    load: {
      filter: { id: /virtual:mark$/ },
      handler() {
        this.addWatchFile(`${root}/${markFile}`)
        return `export const mark = ${JSON.stringify(shapeOf(parse(root)))}`
      },
    },
  }
}

/** The mark as a drawing of its own. Its colours are tokens (`inLightColours`). */
export function drawnMark(root: string): string {
  return toHtml(parse(root), { space: 'svg' })
}

function parse(root: string): Element {
  const text = readFileSync(`${root}/${markFile}`, 'utf8')
  const svg = fromHtml(text, { fragment: true }).children.find(isElement)
  if (svg?.tagName !== 'svg') throw new Error(`${markFile} is no SVG`)
  return svg
}

function shapeOf({ tagName, properties, children }: Element): MarkShape {
  // React warns of the attribute, and inside HTML the parser implies it.
  const { xmlns: _, ...attributes } = properties
  return { tagName, attributes, children: children.filter(isElement).map(shapeOf) }
}

function isElement(node: { type: string }): node is Element {
  return node.type === 'element'
}
