import { expect, test } from 'vitest'
import { breaking, contentOf, notFound, pages } from '../../support/site/built-site.ts'
import { attribute, elements } from '../../support/site/elements.ts'
import { links } from '../../support/site/head.ts'
import { entryScripts } from '../../support/site/script-graph.ts'

const everyPage = [...pages, notFound]

test('the first paint waits for the HTML alone: no stylesheet, nothing preloaded but what the one script imports, which blocks nothing', () => {
  const relations = ['stylesheet', 'preload']
  expect(breaking(everyPage, (page) => relations.every((rel) => links(page, rel).length === 0))).toEqual([])
  const [entry = ''] = entryScripts()
  const isImported = (address = '') => contentOf(entry).includes(address.replace('/assets/', './'))
  const strange = breaking(everyPage, (page) =>
    links(page, 'modulepreload').every((link) => isImported(link)),
  )
  expect(strange).toEqual([])
  const blocking = breaking(everyPage, (page) => {
    const [script, ...others] = elements(page, 'script', ({ src }) => src !== undefined)
    return script !== undefined && attribute(script, 'type') === 'module' && others.length === 0
  })
  expect(blocking).toEqual([])
  expect(entryScripts()).toHaveLength(1)
})
