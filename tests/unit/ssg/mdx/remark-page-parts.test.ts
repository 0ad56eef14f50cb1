import { expect, test } from 'vitest'
import { remarkPageParts } from '../../../../ssg/mdx/remark-page-parts.ts'
import { frontmatterSchema } from '../../../../src/lib/site/page-schema.ts'
import type { Surroundings } from '../../../../ssg/surroundings.ts'
import { articleFacts } from '../../../support/content-files.ts'
import { renderMdx } from '../../../support/render-mdx.ts'

const { title, shortTitle, description, order, published, summary } = articleFacts
const common = { title, shortTitle, description, order, published }
const teaser = (path: string) => ({
  path,
  title: `Titel von ${path}`,
  shortTitle: `Kurz ${path}`,
  description: `Über ${path}.`,
})
const article = around(articleFacts)
const service = around({ kind: 'service', group: 'search', ...common, summary })

function around(frontmatter: object): Surroundings {
  const facts = frontmatterSchema.parse(frontmatter)
  if (facts.kind === 'legal') throw new Error('a legal text has no surroundings')
  return { facts, minutes: 7, previous: undefined, next: undefined, further: [teaser('/a'), teaser('/b')] }
}

const render = (text: string, surroundings = article) =>
  renderMdx(text, { remarkPlugins: [() => remarkPageParts(surroundings)] })
const sections = (number: number) =>
  Array.from({ length: number }, (_, index) => `## Teil ${index + 1}\n`).join('\n')

test('an article begins with its byline and summary, a service with its lead', async () => {
  expect(await render('Text')).toMatch(
    /^<x-byline published="2026-11-21" minutes="7"><\/x-byline>\n<x-summary><p>Wort Wort/,
  )
  expect(await render('Text', service)).toMatch(/^<x-lead><p>Wort Wort/)
})

test('the byline knows of a change of substance', async () => {
  const updated = { ...articleFacts, updated: '2026-12-01' }
  expect(await render('Text', around(updated))).toContain('updated="2026-12-01"')
})

test('an article of four sections has a table of contents that leads to them', async () => {
  const html = await render(`${sections(3)}\n## Häufige Fragen\n\n### Keine Sektion`)
  const contents = html.slice(html.indexOf('<x-contents>'), html.indexOf('</x-contents>'))
  expect([...contents.matchAll(/<a href="(.*?)">(.*?)<\/a>/g)].map((match) => match.slice(1))).toEqual([
    ['#teil-1', 'Teil 1'],
    ['#teil-2', 'Teil 2'],
    ['#teil-3', 'Teil 3'],
    ['#haeufige-fragen', 'Häufige Fragen'],
  ])
})

test('three sections need none, and neither does a service', async () => {
  expect(await render(sections(3))).not.toContain('x-contents')
  expect(await render(sections(5), service)).not.toContain('x-contents')
})

test('it ends with the pages to go on to, each with title and description', async () => {
  const html = await render('Text')
  const reading = html.slice(html.indexOf('<h2>Weiterlesen</h2>'))
  expect([...reading.matchAll(/<a href="(.*?)">(.*?)<\/a>/g)].map((match) => match.slice(1))).toEqual([
    ['/a', 'Titel von /a'],
    ['/b', 'Titel von /b'],
  ])
  expect(reading).toContain('Über /b.')
})

test('the articles before and after follow by their short titles', async () => {
  const html = await render('Text', { ...article, previous: teaser('/vor'), next: teaser('/nach') })
  expect(html).toMatch(
    /<x-neighbours><x-neighbour rel="prev" path="\/vor" title="Kurz \/vor">.*<x-neighbour rel="next" path="\/nach" title="Kurz \/nach">/s,
  )
})

test('the first and the last article have one neighbour, a service none', async () => {
  const first = await render('Text', { ...article, next: teaser('/nach') })
  expect([...first.matchAll(/<x-neighbour rel="(\w+)"/g)].map((match) => match[1])).toEqual(['next'])
  expect(await render('Text', service)).not.toContain('x-neighbours')
})
