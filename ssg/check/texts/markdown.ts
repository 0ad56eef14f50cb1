import type { Heading, Nodes, Paragraph, Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Content } from '../../content/content.ts'
import { allNodes } from '../../content/nodes-of.ts'
import type { Problem } from '../../problem.ts'

/** Of what Markdown knows, a text uses what its page shows, and the way `docs/authoring.md` says. */
export function checkMarkdown(content: Content[]): Problem[] {
  return content.flatMap(({ file, tree }) => {
    const nodes = allNodes(tree)
    const headings = nodes.filter((node) => node.type === 'heading')
    const found = [
      ...nodes.flatMap(faultsOf),
      ...headings.flatMap((node, at) => levels(node, headings[at - 1])),
    ]
    return found.map(({ node, ...problem }) => ({ file, line: node.position?.start.line, ...problem }))
  })
}

interface Fault extends Pick<Problem, 'message' | 'hint'> {
  node: Nodes
}

function faultsOf(node: Nodes): Fault[] {
  switch (node.type) {
    case 'footnoteReference':
    case 'footnoteDefinition':
      return [{ node, ...footnote }]
    case 'linkReference':
    case 'imageReference':
    case 'definition':
      return [{ node, ...farAddress }]
    case 'text':
      return brackets.filter(([pattern]) => pattern.test(node.value)).map(([, fault]) => ({ node, ...fault }))
    case 'heading':
      return headingFaults(node)
    case 'paragraph':
      return paragraphFaults(node)
    case 'table':
      return tableFaults(node)
    case 'listItem':
      return typeof node.checked === 'boolean' ? [{ node, ...box }] : []
    case 'mdxJsxFlowElement':
      return node.name === 'Checklist' &&
        node.children.some((child) => child.type !== 'list' || child.ordered)
        ? [{ node, ...checklist }]
        : []
    default:
      return []
  }
}

const footnote = {
  message: 'a footnote of Markdown',
  hint: 'Link what is claimed to its source, `[words](source:key)`: the page numbers it and lists it at its end.',
}
const farAddress = {
  message: 'a link whose address does not stand beside its words',
  hint: 'Write `[words](/path)` or `[words](source:key)`.',
}
const box = {
  message: 'a box to tick, `[ ]`',
  hint: 'Put the list into `<Checklist>`, and begin each line with `- ` alone.',
}
const checklist = {
  message: '`<Checklist>` holds something else than one list of `-`',
  hint: 'Begin each line with `- `, and put what is no list before or after it.',
}

/** Signs that readers would see: to Markdown they are words. */
const brackets: [RegExp, Omit<Fault, 'node'>][] = [
  [/\[\^[^\]]+\]/, footnote],
  [/(?<!\w)\[[^\]]+\]\[[^\]]*\]/, farAddress],
  [
    /\[[^\]]+\]\s+\((?:\/|#|source:|https?:)/,
    { message: 'a space between the words of a link and its address', hint: 'Write `](` without a space.' },
  ],
]

const deepest = 6

function levels(node: Heading, before: Heading | undefined): Fault[] {
  const above = before?.depth ?? 1
  if (node.depth <= above + 1) return []
  const [own, right] = [node.depth, Math.min(above + 1, deepest)].map((depth) => '#'.repeat(depth))
  return [{ node, message: `${own} leaves out a level`, hint: `Write ${right}.` }]
}

const notInHeadings = new Set(['link', 'inlineCode', 'image', 'mdxJsxTextElement'])

function headingFaults(node: Heading): Fault[] {
  if (toString(node).trim() === '')
    return [{ node, message: 'a heading without words', hint: 'Write them, or remove the #.' }]
  return allNodes(node).some(({ type }) => notInHeadings.has(type))
    ? [
        {
          node,
          message: `«${toString(node)}» holds a link, a term, code or a figure`,
          hint: 'A heading is words alone: put it into the text below.',
        },
      ]
    : []
}

function paragraphFaults(node: Paragraph): Fault[] {
  const [first] = node.children
  const sign = first?.type === 'text' ? /^(#{2,6})[^#\s]/.exec(first.value)?.[1] : undefined
  const image = node.children.find(({ type }) => type === 'image')
  return [
    ...(sign ? [{ node, message: `${sign} begins no heading`, hint: `Write a space after ${sign}.` }] : []),
    ...(image && node.children.length > 1
      ? [
          {
            node: image,
            message: 'a figure amid a paragraph',
            hint: 'Leave an empty line before and after it.',
          },
        ]
      : []),
  ]
}

const mostColumns = 4

function tableFaults(node: Table): Fault[] {
  const [head, ...rows] = node.children
  const columns = head?.children.length ?? 0
  const wide =
    columns > mostColumns
      ? [
          {
            node,
            message: `a table of ${columns} columns; ${mostColumns} have room on a phone`,
            hint: 'Make two tables of it, or a list.',
          },
        ]
      : []
  const uneven = rows
    .filter(({ children }) => children.length !== columns)
    .map((row) => ({
      node: row,
      message: `a row of ${row.children.length} cells in a table of ${columns} columns`,
      hint: 'Write a | between two cells, and only there; inside a cell it is \\|.',
    }))
  return [...wide, ...uneven]
}
