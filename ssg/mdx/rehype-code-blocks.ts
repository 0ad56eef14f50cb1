import type { ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { element, text } from './nodes.ts'

const languages: Record<string, string> = {
  css: 'CSS',
  csv: 'CSV',
  html: 'HTML',
  json: 'JSON',
  regex: 'Suchmuster',
  sh: 'Shell',
  sql: 'SQL',
  text: 'Text',
  ts: 'TypeScript',
  txt: 'Text',
  xml: 'XML',
}

/** The elements for the token classes of highlight.js. Four styles are enough: keywords, names, comments, values. */
const elements: Record<string, 'b' | 'em' | 'i' | 'span'> = {
  attr: 'i',
  attribute: 'i',
  comment: 'em',
  keyword: 'b',
  literal: 'span',
  name: 'b',
  number: 'span',
  'selector-tag': 'b',
  'selector-class': 'b',
  string: 'span',
}

/** So many characters of code are as wide as text. */
const longestLine = 68

/**
 * Gives each code block its language and its name, which is written behind the language, and replaces the token classes by `elements`. A text for people,
 * such as an e-mail, is no `code`. Code with a longer line than `longestLine` gets `data-wide` (`prose.css`).
 */
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
      if (written === 'css') code.children = code.children.flatMap(withProperties)
      if (written === 'text') pre.children = code.children
      else if (toString(code).split('\n').some(isLong)) pre.properties.dataWide = ''
    })
  }
}

function isLong(line: string): boolean {
  return line.length > longestLine
}

function marked(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node]
  const [kind] = [node.properties.className].flat()
  const tagName = elements[String(kind)]
  return tagName ? [{ ...node, tagName, properties: {} }] : node.children.flatMap(marked)
}

/** Marks all CSS properties. The list of highlight.js lacks the descriptors of `@font-face`. */
function withProperties(node: ElementContent): ElementContent[] {
  if (node.type !== 'text') return [node]
  return node.value.split(/([a-z-]+(?=: ))/).map((value, index) => {
    return index % 2 ? element('i', [text(value)]) : text(value)
  })
}
