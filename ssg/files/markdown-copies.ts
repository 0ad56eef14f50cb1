import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import type { Image, List, PhrasingContent, Root, RootContent } from 'mdast'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { cancellationTerms, contractRows, factRows } from '../../src/lib/services/fact-rows.ts'
import { frontmatterSchema, type PageOf } from '../../src/lib/site/page-schema.ts'
import { offerOf } from '../../src/lib/site/page-slots.ts'
import type { Slots } from '../../src/lib/site/slots-schema.ts'
import { pageUrl, site } from '../content/identity.ts'
import { tools } from '../../src/tools/all-tools.ts'
import { toolAnchor, type ToolFacts } from '../../src/tools/shared/tool-facts.ts'
import type { Content } from '../content/content.ts'
import { attribute, heading, link, paragraph, text } from '../mdx/nodes.ts'
import { remarkOperator } from '../mdx/remark-operator.ts'
import { sourceKey } from '../mdx/remark-links.ts'
import type { OutputFile } from '../output-file.ts'
import type { Sources } from '../content/sources.ts'

export function markdownCopies(content: Content[], sources: Sources, slots: Slots): OutputFile[] {
  return content.map((page) => ({
    path: `${page.path.slice(1)}.md`,
    content: stringifier.stringify(plainMarkdown(page, sources, offerOf(page.path, slots).price)),
  }))
}

const stringifier = unified().use(remarkGfm).use(remarkStringify, { bullet: '-', emphasis: '_' })

function plainMarkdown(
  { path, tree, frontmatter }: Content,
  sources: Sources,
  price: string | undefined,
): Root {
  const facts = frontmatterSchema.parse(frontmatter.value)
  const copy = structuredClone(tree)
  copy.children = copy.children.filter((node) => node.type !== 'yaml')
  remarkOperator(site)(copy, new VFile())
  visit(copy, 'link', (node) => {
    const source = sources[sourceKey(node.url) ?? '']
    if (source) node.url = source.url
    else if (node.url.startsWith('/')) node.url = site.origin + node.url
  })
  visit(copy, 'image', (node, index, parent) => {
    if (!parent || index === undefined) return
    parent.children.splice(index, 1, text(`[Abbildung: ${captionOf(node)}]`))
  })
  visit(copy, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== 'Tool' || !parent || index === undefined) return
    parent.children.splice(index, 1, paragraph(...toolNote(path, attribute(node, 'id') ?? '')))
  })
  dropComments(copy)
  unwrapComponents(copy)
  const start: RootContent[] = [heading(1, facts.title), paragraph(link(pageUrl(path), pageUrl(path)))]
  if ('summary' in facts) start.push(paragraph(text(facts.summary.trim())))
  if (facts.kind === 'service') start.push(factList(facts, price))
  copy.children.unshift(...start)
  return copy
}

/** The fact box as a list, because a Markdown table needs a header row. */
function factList(facts: PageOf<'service'>, price: string | undefined): List {
  const { label, to, hash } = cancellationTerms
  const terms = paragraph(link(`${pageUrl(to)}#${hash}`, label))
  const rows = [...factRows(facts, price), ...contractRows(facts)].map((row) =>
    paragraph(text(`${row.label}: ${row.text}`)),
  )
  return {
    type: 'list',
    spread: false,
    children: [...rows, terms].map((row) => ({
      type: 'listItem',
      children: [row],
    })),
  }
}

function captionOf({ title, alt }: Image): string {
  return title ?? alt ?? ''
}

/** A note in place of a tool: what it does, and a link to it. */
function toolNote(path: string, id: string): PhrasingContent[] {
  const facts = Object.entries<ToolFacts>(tools).find(([known]) => known === id)?.[1]
  if (!facts) return []
  return [
    text('[Werkzeug: '),
    link(`${pageUrl(path)}#${toolAnchor(id)}`, facts.title),
    text(`. ${facts.purpose}]`),
  ]
}

/** Removes comments in braces. The checks refuse all other code. */
function dropComments(tree: Root): void {
  visit(tree, ['mdxFlowExpression', 'mdxTextExpression'], (_node, index, parent) => {
    if (!parent || index === undefined) return
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
}

/** Removes the tags of components and keeps their content; an example keeps its title. */
function unwrapComponents(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return
    if (!parent || index === undefined) return
    const title = attribute(node, 'title')
    const label = title === undefined ? [] : [paragraph(text(`Beispiel: ${title}`))]
    parent.children.splice(index, 1, ...label, ...node.children)
    return [SKIP, index]
  })
}
