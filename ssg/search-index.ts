import { articleGroups, serviceGroupsOf, type PageGroup } from '../src/lib/site/navigation.ts'
import { searchIndexPath, type IndexedPage, type SearchFile } from '../src/lib/search/search-index.ts'
import type { OutputFile } from './output-file.ts'
import type { BuiltPage } from './render-pages.ts'
import { readSections } from './search-sections.ts'

/** What the search knows of each page: its facts, and the texts of its sections. */
export function searchIndex(pages: BuiltPage[]): OutputFile {
  const listed = pages.flatMap(({ facts }) => facts ?? [])
  const groups = [
    ...articleGroups(listed).map(listedGroup('Wissen')),
    ...serviceGroupsOf(listed).map(listedGroup('Leistungen')),
  ]
  const index: SearchFile<string> = { pages: [], glossary: { path: '', title: '', entries: [] }, groups }
  for (const { path, facts, html } of pages) {
    if (!facts) continue
    const { terms, ...text } = readSections(html)
    const { title, shortTitle } = facts.page
    const topic = facts.page.kind === 'article' ? { topic: facts.page.topic } : {}
    const page: IndexedPage<string> = {
      path,
      title,
      shortTitle,
      description: facts.page.description,
      ...topic,
      ...text,
    }
    index.pages.push(page)
    if (terms.length > 0) index.glossary = { path, title: 'Glossar', entries: terms }
  }
  return { path: searchIndexPath.slice(1), content: JSON.stringify(index) }
}

function listedGroup(kind: string) {
  return ({ label, pages }: PageGroup) => ({
    label: `${kind}: ${label}`,
    paths: pages.map(({ path }) => path),
  })
}
