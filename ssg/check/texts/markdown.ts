import type { Heading, Nodes, Paragraph, Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Content } from '../../content/content.ts'
import { allNodes } from '../../content/nodes-of.ts'
import type { Problem } from '../../problem.ts'

/** Checks that a text uses only the Markdown that pages can render, as described in `docs/authoring.md`. */
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
  message: 'eine Fussnote von Markdown',
  hint: 'Verlinken Sie die Behauptung mit ihrer Quelle, `[Worte](source:name)`: Die Seite nummeriert sie und führt sie am Ende auf.',
}
const farAddress = {
  message: 'ein Link, dessen Adresse nicht bei seinen Worten steht',
  hint: 'Schreiben Sie `[Worte](/pfad)` oder `[Worte](source:name)`.',
}
const box = {
  message: 'ein Kästchen, `[ ]`',
  hint: 'Setzen Sie die Liste in `<Checklist>`, und beginnen Sie jede Zeile nur mit `- `.',
}
const checklist = {
  message: '`<Checklist>` enthält etwas anderes als eine Liste mit `-`',
  hint: 'Beginnen Sie jede Zeile mit `- `; was keine Liste ist, steht davor oder danach.',
}

/** Characters that Markdown does not parse, so that readers would see them. */
const brackets: [RegExp, Omit<Fault, 'node'>][] = [
  [/\[\^[^\]]+\]/, footnote],
  [/(?<!\w)\[[^\]]+\]\[[^\]]*\]/, farAddress],
  [
    /\[[^\]]+\]\s+\((?:\/|#|source:|https?:)/,
    {
      message: 'ein Leerzeichen zwischen den Worten eines Links und seiner Adresse',
      hint: 'Schreiben Sie `](` ohne Leerzeichen.',
    },
  ],
]

const deepest = 6

function levels(node: Heading, before: Heading | undefined): Fault[] {
  const above = before?.depth ?? 1
  if (node.depth <= above + 1) return []
  const [own, right] = [node.depth, Math.min(above + 1, deepest)].map((depth) => '#'.repeat(depth))
  return [{ node, message: `${own} lässt eine Ebene aus`, hint: `Schreiben Sie ${right}.` }]
}

const notInHeadings = new Set(['link', 'inlineCode', 'image', 'mdxJsxTextElement'])

function headingFaults(node: Heading): Fault[] {
  if (toString(node).trim() === '')
    return [
      { node, message: 'eine Überschrift ohne Worte', hint: 'Schreiben Sie sie, oder entfernen Sie das #.' },
    ]
  return allNodes(node).some(({ type }) => notInHeadings.has(type))
    ? [
        {
          node,
          message: `«${toString(node)}» enthält einen Link, einen Begriff, Code oder eine Figur`,
          hint: 'Eine Überschrift ist nur Worte: Setzen Sie es in den Text darunter.',
        },
      ]
    : []
}

function paragraphFaults(node: Paragraph): Fault[] {
  const [first] = node.children
  const sign = first?.type === 'text' ? /^(#{2,6})[^#\s]/.exec(first.value)?.[1] : undefined
  const image = node.children.find(({ type }) => type === 'image')
  return [
    ...(sign
      ? [
          {
            node,
            message: `${sign} beginnt keine Überschrift`,
            hint: `Schreiben Sie nach ${sign} ein Leerzeichen.`,
          },
        ]
      : []),
    ...(image && node.children.length > 1
      ? [
          {
            node: image,
            message: 'eine Figur mitten in einem Absatz',
            hint: 'Lassen Sie davor und danach eine Zeile leer.',
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
            message: `eine Tabelle mit ${columns} Spalten; am Telefon haben ${mostColumns} Platz`,
            hint: 'Machen Sie zwei Tabellen daraus, oder eine Liste.',
          },
        ]
      : []
  const uneven = rows
    .filter(({ children }) => children.length !== columns)
    .map((row) => ({
      node: row,
      message: `eine Zeile mit ${row.children.length} Zellen in einer Tabelle mit ${columns} Spalten`,
      hint: 'Schreiben Sie | zwischen zwei Zellen, und nur dort; in einer Zelle ist es \\|.',
    }))
  return [...wide, ...uneven]
}
