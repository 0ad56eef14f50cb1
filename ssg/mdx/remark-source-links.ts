import type { Parents, Root, RootContent } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import type { Source } from '../../src/lib/site/source.ts'
import { swissDate } from '../../src/lib/site/swiss-date.ts'
import type { RegisteredSource, Sources } from '../content/sources.ts'
import { heading, text } from './nodes.ts'

const scheme = 'source:'

/** The key of a link such as `source:w-inp`. */
export function sourceKey(url: string): string | undefined {
  return url.startsWith(scheme) ? url.slice(scheme.length) : undefined
}

/**
 * Turns every `source:` link into its text and a footnote mark with the number of the source, and appends the list «Quellen». Sources are numbered by
 * first citation. The data of the list is a constant of the module. `check/texts/sources` reports a key that is not in the register.
 */
export function remarkSourceLinks(sources: Sources) {
  return (tree: Root) => {
    const cited = new Set<RegisteredSource>()
    visit(tree, 'link', (node, index, parent) => {
      const source = sources[sourceKey(node.url) ?? '']
      if (!source || !parent || index === undefined) return
      cited.add(source)
      const punctuation = takePunctuation(parent, index + 1)
      parent.children.splice(index, 1, ...node.children, ...punctuation, mark([...cited].indexOf(source)))
      return [SKIP, index + node.children.length]
    })
    if (cited.size === 0) return
    tree.children.push(
      ...constant('sources', [...cited].map(shown)),
      heading(2, 'Quellen'),
      ...mdx('<Sources sources={sources} />'),
    )
  }
}

/**
 * Takes the punctuation at the end of a sentence out of the following text, so that the mark can follow it. Before a comma or colon the mark belongs to
 * the words before it (typolexikon.de/fussnotenzeichen).
 */
function takePunctuation(parent: Parents, index: number) {
  const next = parent.children[index]
  const found = next?.type === 'text' ? /^»?[.!?;]»?/.exec(next.value)?.[0] : undefined
  if (next?.type !== 'text' || !found) return []
  next.value = next.value.slice(found.length)
  return [text(found)]
}

function shown({ title, lang, publisher, url, checked }: RegisteredSource): Source {
  return { title, lang, publisher, url, checked: swissDate(checked) }
}

/** A cache by number, because parsing a mark takes a millisecond. */
const marks = new Map<number, MdxJsxTextElement>()

function mark(index: number): MdxJsxTextElement {
  const made = marks.get(index) ?? readMark(index)
  marks.set(index, made)
  return structuredClone(made)
}

function readMark(index: number): MdxJsxTextElement {
  const [element] = mdx(`<SourceMark number={${index + 1}} />`)
  if (element?.type !== 'mdxJsxFlowElement') throw new Error('a mark is an element')
  return { type: 'mdxJsxTextElement', name: element.name, attributes: element.attributes, children: [] }
}

/** A constant of the module. It is not exported, or Fast Refresh could not replace the text alone. */
function constant(name: string, value: unknown): RootContent[] {
  const nodes = mdx(`export const ${name} = ${JSON.stringify(value)}`)
  for (const node of nodes) {
    if (node.type !== 'mdxjsEsm' || !node.data?.estree) continue
    node.data.estree.body = node.data.estree.body.flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? []) : statement,
    )
  }
  return nodes
}

const parser = unified().use(remarkParse).use(remarkMdx)

/** Parses MDX. */
function mdx(source: string): RootContent[] {
  return parser.parse(source).children
}
