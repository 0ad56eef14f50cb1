import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import type { Parents, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { unified } from 'unified'
import { heading, inline, text } from './nodes.ts'
import type { Source } from '../../src/lib/site/source.ts'
import { swissDate } from '../../src/lib/site/swiss-date.ts'
import type { RegisteredSource, Sources } from '../content/sources.ts'

const scheme = 'source:'

/** The key of a link such as `source:w-inp`. */
export function sourceKey(url: string): string | undefined {
  return url.startsWith(scheme) ? url.slice(scheme.length) : undefined
}

/**
 * Turns a link to a page into `<PageLink>`, and a `source:` link into its text and a footnote mark with the number of the source, and appends the list
 * «Quellen». Sources are numbered by first citation. `check/texts` reports a page that is not there, and a key that is not in the register.
 */
export function remarkLinks(sources: Sources) {
  return (tree: Root) => {
    const cited = new Set<RegisteredSource>()
    visit(tree, 'link', ({ url, children }, index, parent) => {
      if (!parent || index === undefined) return undefined
      if (url.startsWith('/')) {
        const [to = '', hash] = url.split('#')
        parent.children.splice(index, 1, inline('PageLink', { to, ...(hash && { hash }) }, children))
        return undefined
      }
      const source = sources[sourceKey(url) ?? '']
      if (!source) return undefined
      cited.add(source)
      const punctuation = takePunctuation(parent, index + 1)
      const mark = inline('SourceMark', { number: String([...cited].indexOf(source) + 1) }, [])
      parent.children.splice(index, 1, ...children, ...punctuation, mark)
      return [SKIP, index + children.length]
    })
    if (cited.size === 0) return
    const list = parser.parse(`<Sources sources={${JSON.stringify([...cited].map(shown))}} />`)
    tree.children.push(heading(2, 'Quellen'), ...list.children)
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
  const unbroken = title.replaceAll(/(?<=\d\.) (?=\p{Lu})/gu, '\u00A0')
  return { title: unbroken, lang, publisher, url, checked: swissDate(checked) }
}

const parser = unified().use(remarkParse).use(remarkMdx)
