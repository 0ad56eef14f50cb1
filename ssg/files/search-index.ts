import { articleGroups, serviceGroupLabels, topicLabels } from '../../src/lib/site/navigation.ts'
import type { Page } from '../../src/lib/site/page-schema.ts'
import type { AskedQuestion, IndexedPage, WholeSearchFile } from '../../src/lib/search/search-index.ts'
import { countTypedWords, packTypedWords } from '../../src/lib/search/typed-words.ts'
import type { BuiltPage } from '../render/render-pages.ts'
import { pageText } from './page-text.ts'
import type { Searches } from '../content/searches.ts'
import type { SitePage } from '../content/site-page.ts'

/** What the search knows of each page: its facts, the texts of its sections, and what is typed for it. */
export function searchIndex(pages: BuiltPage[], searches: Searches[]): WholeSearchFile<string> {
  const index: WholeSearchFile<string> = {
    pages: [],
    glossary: { path: '', title: '', entries: [] },
    typed: { words: '', pages: '' },
    examples: exampleQuestions(pages.flatMap(({ facts }) => facts ?? [])),
  }
  for (const built of pages) {
    const { path, facts } = built
    if (!facts) continue
    const { terms, ...text } = pageText(built).sections
    const { shortTitle, description } = facts.page
    const topic = facts.page.kind === 'article' ? { topic: facts.page.topic } : {}
    const page: IndexedPage<string> = {
      path,
      shortTitle,
      description,
      subject: subjectOf(facts.page),
      questions: facts.questions,
      ...topic,
      ...text,
    }
    index.pages.push(page)
    if (terms.length > 0) index.glossary = { path, title: 'Glossar', entries: terms }
  }
  index.typed = packTypedWords(countTypedWords(index.pages.map((page) => typedFor(page, searches))))
  return index
}

/** What people type is a name or a question, too. */
function typedFor(page: IndexedPage<string>, searches: Searches[]): string[] {
  const { lines = [] } = searches.find(({ path }) => path === page.path) ?? {}
  return [page.title, page.shortTitle, ...page.questions, ...lines]
}

function subjectOf(page: Page): string {
  if (page.kind === 'article') return topicLabels[page.topic]
  return page.kind === 'service' ? serviceGroupLabels[page.group] : page.title
}

/** What is asked first of the home page, of one article on each topic, and of the page to write to: few enough to be read. */
function exampleQuestions(pages: SitePage[]): AskedQuestion<string>[] {
  const ofKind = (kind: Page['kind']) => pages.filter(({ page }) => page.kind === kind)
  const articles = articleGroups(pages).flatMap((group) => group.pages.slice(0, 1))
  return [...ofKind('home'), ...articles, ...ofKind('contact')].flatMap(({ path }) => {
    const found = pages.find((page) => page.path === path)
    const question = found?.questions[0]
    return question ? [{ question, path, page: found.page.shortTitle }] : []
  })
}
