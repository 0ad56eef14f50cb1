import type { ListItem, Parents, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { swissDate } from '../../src/lib/site/swiss-date.ts'
import type { Source, Sources } from '../sources.ts'
import { component, heading, inline, link, paragraph, text } from './nodes.ts'

const scheme = 'source:'

/** The key of a link such as `source:w-inp`. */
export function sourceKey(url: string): string | undefined {
  return url.startsWith(scheme) ? url.slice(scheme.length) : undefined
}

/**
 * Makes a footnote of every `source:` link: its text, and a number that leads to the source under «Quellen» at the end. A
 * source has the number of its first citation.
 */
export function remarkSourceLinks(sources: Sources) {
  return (tree: Root, file: VFile) => {
    const cited = new Set<Source>()
    visit(tree, 'link', (node, index, parent) => {
      const key = sourceKey(node.url)
      if (key === undefined || !parent || index === undefined) return
      const source = sources[key]
      if (!source) return file.fail(`unknown source «${key}»`, node)
      cited.add(source)
      const number = [...cited].indexOf(source) + 1
      const punctuation = takePunctuation(parent, index + 1)
      parent.children.splice(index, 1, ...node.children, ...punctuation, mark(number))
      return [SKIP, index + node.children.length]
    })
    if (cited.size > 0) tree.children.push(heading(2, 'Quellen'), sourceList([...cited]))
  }
}

const sourceId = (number: number) => `quelle-${number}`

const mark = (number: number) =>
  inline('sup', {}, [
    inline('a', { href: `#${sourceId(number)}`, 'aria-label': `Quelle ${number}` }, [text(String(number))]),
  ])

/**
 * What ends a sentence right after a citation, taken out of the text there: the mark of a footnote on a whole sentence
 * stands behind it. Before a comma or colon the mark belongs to the words just read (typolexikon.de/fussnotenzeichen).
 */
function takePunctuation(parent: Parents, index: number) {
  const next = parent.children[index]
  const found = next?.type === 'text' ? /^»?[.!?;]»?/.exec(next.value)?.[0] : undefined
  if (next?.type !== 'text' || !found) return []
  next.value = next.value.slice(found.length)
  return [text(found)]
}

function sourceList(sources: Source[]) {
  const children = sources.map(({ title, publisher, url, checked }, index): ListItem => ({
    type: 'listItem',
    data: { hProperties: { id: sourceId(index + 1) } },
    children: [paragraph(link(url, title), text(`, ${publisher}. Geprüft am ${swissDate(checked)}.`))],
  }))
  return component('Sources', {}, [{ type: 'list', ordered: true, children }])
}
