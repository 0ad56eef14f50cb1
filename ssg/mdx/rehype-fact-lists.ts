import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { element, text } from './nodes.ts'

/** Makes a list whose entries all begin with a bold label, `- **Beleg:** …`, a definition list, which Markdown does not have. */
export function rehypeFactLists() {
  return (tree: Root) => {
    visit(tree, { tagName: 'ul' }, (list: Element) => {
      const entries = list.children.filter((child) => child.type === 'element')
      const facts = entries.flatMap(factsOf)
      if (facts.length < entries.length) return
      list.tagName = 'dl'
      list.properties = { className: ['facts'] }
      list.children = facts
    })
  }
}

function factsOf({ children: [label, ...said] }: Element): Element[] {
  const [words] = label?.type === 'element' && label.tagName === 'strong' ? label.children : []
  if (words?.type !== 'text' || !words.value.endsWith(':')) return []
  const name = element('dt', [text(words.value.slice(0, -1))])
  return [element('div', [name, element('dd', said)])]
}
