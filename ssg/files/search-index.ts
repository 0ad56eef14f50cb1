import { articleGroups, serviceGroupLabels, topicLabels } from '../../src/lib/site/navigation.ts'
import type { Page } from '../../src/lib/site/page-schema.ts'
import {
  type AskedQuestion,
  type IndexedEntry,
  type IndexedPage,
  type IndexedSection,
  type SearchIndex,
  searchIndexPath,
} from '../../src/lib/search/search-index.ts'
import { foldWord, wordsIn } from '../../src/lib/search/words.ts'
import { tools } from '../../src/tools/all-tools.ts'
import { toolAnchor } from '../../src/tools/shared/tool-facts.ts'
import type { Searches } from '../content/searches.ts'
import type { SitePage } from '../content/site-page.ts'
import type { OutputFile } from '../output-file.ts'
import { type BuiltPage, mainTree } from '../render/render-pages.ts'
import { readSections } from './search-sections.ts'

/** The maximum size of the index in characters, at some 100 pages: 400 kB of brotli, which a phone loads in a second or two. */
const mostCharacters = 1_200_000

/** The file that the search downloads. Above the limit it leaves out the texts of sections. */
export function searchFile(index: SearchIndex<string>, most = mostCharacters): OutputFile {
  const whole = JSON.stringify(index)
  const content = whole.length <= most ? whole : JSON.stringify(withoutTexts(index))
  return { path: searchIndexPath.slice(1), content }
}

function withoutTexts({ pages, ...others }: SearchIndex<string>): SearchIndex<string> {
  return {
    ...others,
    pages: pages.map(({ sections, ...page }) => ({
      ...page,
      text: '',
      code: '',
      sections: sections.map(({ id, heading }) => ({ id, heading, text: '' })),
    })),
  }
}

/** The search index: for each page facts, sections, terms, tools and the queries that people type for it. */
export function searchIndex(pages: BuiltPage[], searches: Searches[]): SearchIndex<string> {
  const index: SearchIndex<string> = {
    pages: [],
    entries: [],
    examples: exampleQuestions(pages.flatMap(({ facts }) => facts ?? [])),
  }
  for (const built of pages) {
    const { path, facts } = built
    if (!facts) continue
    const { terms, tools: toolSections, ...text } = readSections(mainTree(built))
    const { shortTitle, description } = facts.page
    const topic = facts.page.kind === 'article' ? { topic: facts.page.topic } : {}
    const { lines = [] } = searches.find((list) => list.path === path) ?? {}
    const page: IndexedPage<string> = {
      path,
      shortTitle,
      description,
      subject: subjectOf(facts.page),
      questions: facts.questions,
      typed: typedWords(lines),
      ...topic,
      ...text,
    }
    index.pages.push(page)
    index.entries.push(
      ...toolSections.map((section): IndexedEntry<string> => ({
        kind: 'Werkzeug',
        path,
        ...topic,
        ...section,
        typed: typedForTool(section),
      })),
      ...terms.map((term): IndexedEntry<string> => ({ kind: 'Glossar', path, ...term, typed: '' })),
    )
  }
  return index
}

function typedWords(lines: string[]): string {
  const counts = new Map<string, number>()
  for (const line of lines)
    for (const word of new Set(wordsIn(line).map(({ text }) => foldWord(text))))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([word, count]) =>
      Array(1 + Math.round(Math.log2(count)))
        .fill(word)
        .join(' '),
    )
    .join(' ')
}

/** What people type for a tool: what they type for any, and the queries in its facts. */
function typedForTool({ id }: IndexedSection): string {
  const [, facts] = Object.entries(tools).find(([tool]) => toolAnchor(tool) === id) ?? []
  return `Tool Werkzeug online kostenlos ${facts?.searches ?? ''}`.trim()
}

function subjectOf(page: Page): string {
  if (page.kind === 'article') return topicLabels[page.topic]
  return page.kind === 'service' ? serviceGroupLabels[page.group] : page.title
}

/** The example questions: the first question of home, contact and one article of each topic. */
function exampleQuestions(pages: SitePage[]): AskedQuestion<string>[] {
  const ofKind = (kind: Page['kind']) => pages.filter(({ page }) => page.kind === kind)
  const articles = articleGroups(pages).flatMap((group) => group.pages.slice(0, 1))
  return [...ofKind('home'), ...articles, ...ofKind('contact')].flatMap(({ path }) => {
    const found = pages.find((page) => page.path === path)
    const question = found?.questions[0]
    return question ? [{ question, path, page: found.page.shortTitle }] : []
  })
}
