import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { element, text } from './nodes.ts'

/** Folds every `###` section within `<Folds>`. The summary is its heading and, of a finding, its effect and effort, so that the list can be compared. */
export function rehypeFolds() {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Folds' || !parent || index === undefined) return
      parent.children.splice(index, 1, element('div', sectionsOf(node).map(fold)))
    })
  }
}

interface Section {
  title: Element
  body: ElementContent[]
}

function sectionsOf({ children }: MdxJsxFlowElementHast): Section[] {
  const sections: Section[] = []
  for (const child of children) {
    if (child.type === 'element' && child.tagName === 'h3') sections.push({ title: child, body: [] })
    else if (child.type !== 'text') sections.at(-1)?.body.push(child)
  }
  return sections
}

function fold({ title, body }: Section): Element {
  const summary = element('summary', [plainHeading(title), ...ratingOf(body)])
  return { ...element('details', [summary, ...body]), properties: { className: ['fold'] } }
}

/** As JSX, it is not replaced by `components/reading/prose`, whose button must not be within a summary. */
function plainHeading({ properties: { id }, children }: Element): MdxJsxFlowElementHast {
  const attributes = [{ type: 'mdxJsxAttribute' as const, name: 'id', value: String(id) }]
  return { type: 'mdxJsxFlowElement', name: 'h3', attributes, children }
}

const levels = ['klein', 'mittel', 'gross']

function ratingOf(body: ElementContent[]): ElementContent[] {
  const [effect] = /^(?:vermutlich )?\p{L}+/iu.exec(factIn(body, 'Wirkung')) ?? []
  const level = levels.findIndex((word) => effect?.toLowerCase().endsWith(word)) + 1
  if (!effect || level === 0) return []
  const said = ` Wirkung ${effect.toLowerCase()}, ${factIn(body, 'Aufwand').replace(/\.$/, '')}`
  return [{ ...element('small', [bar(level), text(said)]), properties: { className: ['page-note'] } }]
}

function factIn(body: ElementContent[], label: string): string {
  let fact = ''
  for (const block of body)
    visit(block, { tagName: 'div' }, ({ children: [dt, dd] }) => {
      if (dt?.type === 'element' && dd?.type === 'element' && toString(dt) === label)
        fact = toString(dd).trim()
    })
  return fact
}

/** One of three to three of three boxes. */
function bar(level: number): Element {
  const box = (index: number): Element => ({
    ...element('path', []),
    properties: { d: `M${index * 11} 0h10v8h-10z`, fill: index < level ? 'currentColor' : 'var(--line)' },
  })
  return {
    ...element(
      'svg',
      levels.map((_, index) => box(index)),
    ),
    properties: { viewBox: '0 0 32 8', width: 32, height: 8, ariaHidden: 'true' },
  }
}
