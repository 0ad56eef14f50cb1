import type { ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'

const languages: Record<string, string> = {
  css: 'CSS',
  csv: 'CSV',
  html: 'HTML',
  json: 'JSON',
  sh: 'Shell',
  sql: 'SQL',
  ts: 'TypeScript',
  txt: 'Text',
  xml: 'XML',
}

/**
 * What a reader tells apart in code, by highlight.js's names: keywords, and what is beside the point. The other kinds stay text, because a page
 * carries each element twice.
 */
const elements: Record<string, 'b' | 'i'> = {
  attr: 'i',
  attribute: 'i',
  comment: 'i',
  keyword: 'b',
  name: 'b',
  'selector-tag': 'b',
  'selector-class': 'b',
}

/** Tells each block of code its language, and its name, which stands behind the language; marks in it what `elements` names. */
export function rehypeCodeBlocks() {
  return (tree: Root) => {
    visit(tree, 'element', (pre) => {
      const [code] = pre.children
      if (pre.tagName !== 'pre' || code?.type !== 'element') return
      const written = String(code.properties.className).match(/language-(\w+)/)?.[1] ?? ''
      pre.properties.language = languages[written] ?? written
      if (code.data?.meta) pre.properties.name = code.data.meta
      code.properties = {}
      code.children = code.children.flatMap(marked)
    })
  }
}

function marked(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node]
  const [kind] = [node.properties.className].flat()
  const tagName = elements[String(kind)]
  return tagName ? [{ ...node, tagName, properties: {} }] : node.children.flatMap(marked)
}
