import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { searchIndexPath, type SearchEntry } from '../src/lib/search-index.ts'
import type { OutputFile } from './output-file.ts'
import type { BuiltPage } from './render-pages.ts'

/** What the search knows of each page: its facts, its headings, and the words of its text, each once. */
export function searchIndex(pages: BuiltPage[]): OutputFile {
  const entries = pages.flatMap(({ path, facts, html }): SearchEntry[] => {
    if (!facts) return []
    const { headings, words } = readText(html)
    return [
      {
        path,
        title: facts.page.title,
        description: facts.description,
        headings: `${facts.page.shortTitle} · ${headings}`,
        words,
      },
    ]
  })
  return { path: searchIndexPath.slice(1), content: JSON.stringify(entries) }
}

function readText(html: string): { headings: string; words: string } {
  const headings: string[] = []
  const words = new Set<string>()
  visit(fromHtml(html), 'element', (node) => {
    if (/^h[23]$/.test(node.tagName)) headings.push(toString(node))
    if (node.tagName !== 'main') return
    // Text by text: taken together, the last word of one element and the first of the next would be one.
    visit(node, 'text', ({ value }) => {
      for (const word of value.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []) words.add(word)
    })
  })
  return { headings: headings.join(' · '), words: [...words].toSorted().join(' ') }
}
