import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { swissDate } from '../../src/lib/swiss-date.ts'
import type { Source, Sources } from '../sources.ts'
import { component, heading, link, list, paragraph, text } from './nodes.ts'

const scheme = 'source:'

/** The key of a link such as `source:w-inp`. */
export function sourceKey(url: string): string | undefined {
  return url.startsWith(scheme) ? url.slice(scheme.length) : undefined
}

/** Leads `source:` links to the primary source, and lists the sources used under «Quellen» at the end of the text. */
export function remarkSourceLinks(sources: Sources) {
  return (tree: Root, file: VFile) => {
    const used = new Set<Source>()
    visit(tree, 'link', (node) => {
      const key = sourceKey(node.url)
      if (key === undefined) return
      const source = sources[key]
      if (!source) return file.fail(`unknown source «${key}»`, node)
      used.add(source)
      node.url = source.url
    })
    if (used.size > 0) tree.children.push(heading(2, 'Quellen'), sourceList([...used]))
  }
}

function sourceList(sources: Source[]) {
  const sorted = sources.toSorted((one, other) =>
    one.publisher + one.title < other.publisher + other.title ? -1 : 1,
  )
  return component('Sources', {}, [
    list(
      sorted.map(({ title, publisher, url, checked }) => [
        paragraph(link(url, title), text(`, ${publisher}. Geprüft am ${swissDate(checked)}.`)),
      ]),
    ),
  ])
}
