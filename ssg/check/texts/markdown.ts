import type { Code, Heading, Nodes, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Content } from '../../content/content.ts'
import { allNodes, nodesOf } from '../../content/text-nodes.ts'
import type { Problem } from '../../problem.ts'
import { checkTexts, type Tell } from './check-texts.ts'

/** Checks that a text uses only the Markdown that pages can render, as described in `docs/authoring.md`. */
export function checkMarkdown(content: Content[]): Problem[] {
  return checkTexts(content, ({ text, tree }, tell) => {
    for (const node of allNodes(tree)) checkNode(node, tell)
    for (const code of nodesOf(tree, 'code')) checkCode(code, text, tell)
    const headings = nodesOf(tree, 'heading')
    for (const [at, heading] of headings.entries()) checkHeading(heading, headings[at - 1]?.depth ?? 1, tell)
  })
}

type Fault = [message: string, hint: string]

const footnote: Fault = [
  'eine Fussnote von Markdown',
  'Verlinken Sie die Behauptung mit ihrer Quelle, `[Worte](source:name)`: Die Seite nummeriert sie und führt sie am Ende auf.',
]
const farAddress: Fault = [
  'ein Link, dessen Adresse nicht bei seinen Worten steht',
  'Schreiben Sie `[Worte](/pfad)` oder `[Worte](source:name)`.',
]
const spaced: Fault = [
  'ein Leerzeichen zwischen den Worten eines Links und seiner Adresse',
  'Schreiben Sie `](` ohne Leerzeichen.',
]
const checkbox: Fault = [
  'ein Kästchen, `[ ]`',
  'Setzen Sie die Liste in `<Checklist>`, und beginnen Sie jede Zeile nur mit `- `.',
]
const checklist: Fault = [
  '`<Checklist>` enthält etwas anderes als eine Liste mit `-`',
  'Beginnen Sie jede Zeile mit `- `; was keine Liste ist, steht davor oder danach.',
]
const folds: Fault = [
  '`<Folds>` enthält etwas anderes als Abschnitte mit `###`',
  'Beginnen Sie mit einer Überschrift `###`; was zu keiner gehört, steht davor oder danach.',
]
const figureInText: Fault = [
  'eine Figur mitten in einem Absatz',
  'Lassen Sie davor und danach eine Zeile leer.',
]

/** Characters that Markdown does not parse, so that readers would see them. */
const brackets: [RegExp, Fault][] = [
  [/\[\^[^\]]+\]/, footnote],
  [/(?<!\w)\[[^\]]+\]\[[^\]]*\]/, farAddress],
  [/\[[^\]]+\]\s+\((?:\/|#|source:|https?:)/, spaced],
]

const mostColumns = 4

function checkNode(node: Nodes, tell: Tell): void {
  switch (node.type) {
    case 'footnoteReference':
    case 'footnoteDefinition':
      return tell(node, ...footnote)
    case 'linkReference':
    case 'imageReference':
    case 'definition':
      return tell(node, ...farAddress)
    case 'text':
      for (const [pattern, fault] of brackets) if (pattern.test(node.value)) tell(node, ...fault)
      return
    case 'listItem':
      if (typeof node.checked === 'boolean') tell(node, ...checkbox)
      return
    case 'mdxJsxFlowElement':
      if (node.name === 'Checklist' && node.children.some((child) => child.type !== 'list' || child.ordered))
        tell(node, ...checklist)
      if (node.name === 'Folds' && !node.children.every(isOfSection)) tell(node, ...folds)
      return
    case 'paragraph': {
      const [first] = node.children
      const sign = first?.type === 'text' ? /^(#{2,6})[^#\s]/.exec(first.value)?.[1] : undefined
      if (sign) tell(node, `${sign} beginnt keine Überschrift`, `Schreiben Sie nach ${sign} ein Leerzeichen.`)
      const image = node.children.find(({ type }) => type === 'image')
      if (image && node.children.length > 1) tell(image, ...figureInText)
      return
    }
    case 'table': {
      const [columns = 0, ...others] = node.children.map(({ children }) => children.length)
      if (columns > mostColumns)
        tell(
          node,
          `eine Tabelle mit ${columns} Spalten; am Telefon haben ${mostColumns} Platz`,
          'Machen Sie zwei Tabellen daraus, oder eine Liste.',
        )
      for (const [row, cells] of others.entries())
        if (cells !== columns)
          tell(
            node.children[row + 1],
            `eine Zeile mit ${cells} Zellen in einer Tabelle mit ${columns} Spalten`,
            'Schreiben Sie | zwischen zwei Zellen, und nur dort; in einer Zelle ist es \\|.',
          )
    }
  }
}

/** Every block names its language: that distinguishes the fence that opens one from the fence that closes it. */
function checkCode({ lang, value, position }: Code, text: string, tell: Tell): void {
  const line = position?.start.line
  const fences = text
    .slice(position?.start.offset, position?.end.offset)
    .match(/(?<=^[\s>]*)(`{3,}|~{3,}).*/gm)
  const [opening = '', ...others] = fences ?? []
  const sign = /^(`+|~+)/.exec(opening)?.[0] ?? ''
  // Markdown reads all that follows as code, up to the end of the text or of the next block.
  const isOpen = !others.at(-1)?.startsWith(sign) || RegExp(`^${sign}\\w`, 'm').test(value)
  if (isOpen)
    tell(
      line,
      `der Codeblock «${opening}» ist nicht geschlossen`,
      `Schreiben Sie ${sign} auf eine eigene Zeile, wo der Code endet.`,
    )
  if (!lang)
    tell(
      line,
      `${opening} beginnt einen Codeblock, der keine Sprache nennt`,
      `Schreiben Sie ${sign}txt (docs/authoring.md nennt die Sprachen), oder schliessen Sie den Block davor.`,
    )
}

function isOfSection(node: RootContent, index: number): boolean {
  return node.type === 'heading' ? node.depth === 3 : index > 0
}

const notInHeadings = new Set(['link', 'inlineCode', 'image', 'mdxJsxTextElement'])

function checkHeading(node: Heading, above: number, tell: Tell): void {
  const words = toString(node)
  if (node.depth > above + 1)
    tell(node, `${'#'.repeat(node.depth)} lässt eine Ebene aus`, `Schreiben Sie ${'#'.repeat(above + 1)}.`)
  if (words.trim() === '')
    tell(node, 'eine Überschrift ohne Worte', 'Schreiben Sie sie, oder entfernen Sie das #.')
  if (allNodes(node).some(({ type }) => notInHeadings.has(type)))
    tell(
      node,
      `«${words}» enthält einen Link, einen Begriff, Code oder eine Figur`,
      'Eine Überschrift ist nur Worte: Setzen Sie es in den Text darunter.',
    )
}
