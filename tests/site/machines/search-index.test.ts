import { expect, test } from 'vitest'
import { builtSearchIndex } from '../../support/site/built-search-index.ts'
import { pages } from '../../support/site/built-site.ts'
import { elements } from '../../support/site/elements.ts'
import { urls } from '../../support/urls.ts'

const index = builtSearchIndex()

test('the search knows every page and no other', () => {
  expect(index.pages.map(({ path }) => path).toSorted()).toEqual(urls.toSorted())
})

test('every section of the search is on its page, and has a heading and a text', () => {
  const found = [
    ...index.pages.flatMap(({ path, sections }) => sections.map((section) => ({ path, ...section }))),
    ...index.entries,
  ]
  for (const { path, id, heading, text } of found) {
    expect(idsOf(path)).toContain(id)
    expect(heading).not.toBe('')
    expect(text).not.toBe('')
  }
})

test('what leads to other pages is no text of a page', () => {
  const ids = index.pages.flatMap(({ sections }) => sections.map(({ id }) => id))
  expect(ids.filter((id) => ['quellen', 'weiterlesen', 'inhalt'].includes(id))).toEqual([])
})

test.each([
  ['glossary', 'Glossar', 'begriff-'],
  ['tools', 'Werkzeug', 'werkzeug-'],
])('the %s of the search are those of the pages', (_, kind, prefix) => {
  const own = urls.flatMap((path) => idsOf(path).filter((id) => id.startsWith(prefix)))
  const entries = index.entries.filter((entry) => entry.kind === kind)
  expect(entries.map(({ id }) => id).toSorted()).toEqual(own.toSorted())
})

function idsOf(path: string): string[] {
  const page = pages.find((candidate) => candidate.path === path)
  return page ? elements(page).flatMap(({ properties: { id } }) => (typeof id === 'string' ? [id] : [])) : []
}
