import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { element, text } from './nodes.ts'

/** Inlines an SVG, `![alternative](name.svg "caption")`, so that it can use the tokens for colours. `check/texts/images` reports one that is missing. */
export function rehypeFigures() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (node, index, parent) => {
      const image = onlyImage(node)
      if (!image || !parent || index === undefined) return
      const path = resolve(dirname(file.path), String(image.properties.src))
      const drawing = existsSync(path) && figure(readFileSync(path, 'utf8'), image)
      if (drawing) parent.children.splice(index, 1, drawing)
    })
  }
}

function onlyImage(node: Element): Element | undefined {
  const [child, ...others] = node.children
  const isImage = child?.type === 'element' && child.tagName === 'img' && others.length === 0
  return node.tagName === 'p' && isImage ? child : undefined
}

function figure(source: string, image: Element): Element | undefined {
  const { alt, title } = image.properties
  const svg = fromHtml(source, { fragment: true }).children.find(
    (node): node is Element => node.type === 'element' && node.tagName === 'svg',
  )
  if (!svg) return undefined
  // React warns about `xmlns`, and the HTML parser implies it.
  delete svg.properties.xmlns
  svg.properties.role = 'img'
  svg.properties.ariaLabel = alt ?? ''
  svg.children = svg.children.filter((node) => node.type !== 'comment')
  const caption = typeof title === 'string' ? [element('figcaption', [text(title)])] : []
  return element('figure', [svg, ...caption])
}
