import type { Element, Nodes, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { IndexedSection } from '../../src/lib/search/search-index.ts'

export interface PageSections {
  title: string
  text: string
  code?: string
  sections: IndexedSection[]
  /** The entries of a glossary, in any section. */
  terms: IndexedSection[]
  /** Name and purpose of each tool on the page. */
  tools: IndexedSection[]
}

/** The sections of a page's text, without links to other pages. */
export function readSections(tree: Root): PageSections {
  const main = find(tree, ({ tagName }) => tagName === 'main')
  const prose = main && (find(main, hasClass('prose')) ?? main)
  const title = find(tree, ({ tagName }) => tagName === 'h1')
  const opened: Opened[] = [{ id: '', heading: '', blocks: [''], code: [] }]
  const terms: IndexedSection[] = []
  const tools: IndexedSection[] = []
  if (prose) read(prose, { opened, terms, tools, id: undefined })
  const [intro, ...sections] = opened.map(({ id, heading, blocks, code }) => ({
    id,
    heading,
    text: joined(blocks),
    ...(code.length > 0 && { code: joined(code) }),
  }))
  return {
    title: title ? cleaned(toString(title)) : '',
    text: intro?.text ?? '',
    ...(intro?.code && { code: intro.code }),
    sections: sections.filter(({ id, text, code }) => (text || code) && id !== sources),
    terms,
    tools,
  }
}

/** A section while it is read, block by block. */
interface Opened {
  id: string
  heading: string
  blocks: string[]
  code: string[]
}

interface Reading {
  opened: Opened[]
  terms: IndexedSection[]
  tools: IndexedSection[]
  /** The id of the `<section>` around the heading. */
  id: string | undefined
}

/** The section below a text that links to other websites. */
const sources = 'quellen'

const unread = new Set(['nav', 'form', 'button', 'svg', 'h1', 'sup', 'script', 'style'])

const inline = new Set(
  'a abbr b cite code em i kbd mark q s small span strong sub sup time u var wbr'.split(' '),
)

function read(node: Nodes, reading: Reading): void {
  const current = reading.opened.at(-1)
  if (node.type === 'text') {
    if (current) current.blocks.push(`${current.blocks.pop() ?? ''}${node.value}`)
    return
  }
  if (!('children' in node)) return
  if (node.type !== 'element') return node.children.forEach((child) => read(child, reading))
  if (isUnread(node)) return
  const { tagName, properties } = node
  const id = typeof properties.id === 'string' ? properties.id : undefined
  const heading = id && find(node, (element) => element.tagName === 'dt')
  // A `<summary>` has no id of its own, so it takes that of its section.
  const address = tagName === 'h3' ? id : (reading.id ?? id)
  if (/^(h[23]|summary)$/.test(tagName) && address) {
    reading.opened.push({ id: address, heading: cleaned(toString(node)), blocks: [''], code: [] })
  } else if (hasClass('tool-tool')(node) && id) {
    reading.tools.push(toolSection(node, id))
  } else if (tagName === 'pre') {
    current?.code.push(toString(node))
    current?.blocks.push('')
  } else if (heading && tagName === 'div') {
    const definition = find(node, (element) => element.tagName === 'dd')
    reading.terms.push({ id, heading: toString(heading), text: definition ? toString(definition) : '' })
  } else {
    const isBlock = !inline.has(tagName)
    if (isBlock) current?.blocks.push('')
    const own = { ...reading, id: tagName === 'section' && properties.ariaLabelledBy ? id : reading.id }
    for (const child of node.children) read(child, own)
    if (isBlock) reading.opened.at(-1)?.blocks.push('')
  }
}

/** Name and purpose of a tool. Its example is not indexed. */
function toolSection(tool: Element, id: string): IndexedSection {
  const title = find(tool, ({ tagName }) => tagName === 'h3')
  const purpose = find(tool, ({ tagName }) => tagName === 'p')
  return { id, heading: title ? toString(title) : '', text: purpose ? cleaned(toString(purpose)) : '' }
}

/** Elements that are not indexed: navigation, controls, labels of boxes, bylines, lists of pages. */
function isUnread(element: Element): boolean {
  const title = find(element, ({ tagName }) => tagName === 'p' || tagName === 'h3')
  if (element.tagName === 'details') return find(element, ({ tagName }) => tagName === 'nav') !== undefined
  return (
    unread.has(element.tagName) ||
    hasClass('button')(element) ||
    hasClass('page-note')(element) ||
    element.properties.id === 'kurz-gesagt' ||
    (element.tagName === 'li' && title !== undefined && isNothingButLink(title))
  )
}

function isNothingButLink({ children }: Element): boolean {
  const [only] = children
  return children.length === 1 && only?.type === 'element' && only.tagName === 'a'
}

/** Joins blocks. A block without a full stop, such as a table cell, gets one. */
function joined(blocks: string[]): string {
  return blocks
    .map(cleaned)
    .filter((block) => block !== '')
    .reduce((text, block) => text + (text === '' ? '' : /[.!?:…»]$/.test(text) ? ' ' : ' · ') + block, '')
}

function cleaned(text: string): string {
  return text
    .replace(/[\u00AD\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function hasClass(name: string) {
  return ({ properties }: Element) =>
    Array.isArray(properties.className) && properties.className.includes(name)
}

function find(node: Nodes, matches: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && matches(node)) return node
  if (!('children' in node)) return undefined
  for (const child of node.children) {
    const found = find(child, matches)
    if (found) return found
  }
}
