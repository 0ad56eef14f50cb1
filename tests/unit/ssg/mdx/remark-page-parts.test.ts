import { expect, test } from 'vitest'
import { remarkPageParts } from '../../../../ssg/mdx/remark-page-parts.ts'
import { frontmatterSchema } from '../../../../src/lib/page-schema.ts'
import { articleFacts } from '../../../support/content-files.ts'
import { renderMdx } from '../../../support/render-mdx.ts'

const article = frontmatterSchema.parse(articleFacts)
const { title, shortTitle, description, order, published, summary, related } = articleFacts
const common = { title, shortTitle, description, order, published }
const service = frontmatterSchema.parse({ ...common, kind: 'service', group: 'search', summary, related })
const legal = frontmatterSchema.parse({ ...common, kind: 'legal' })

const teaser = (path: string) => ({
  path,
  title: `Titel von ${path}`,
  shortTitle: 'Titel',
  description: `Über ${path}.`,
})
const render = (text: string, facts = article) =>
  renderMdx(text, { remarkPlugins: [() => remarkPageParts(facts, teaser)] })
const sections = (number: number) =>
  Array.from({ length: number }, (_, index) => `## Teil ${index + 1}\n`).join('\n')

test('an article begins with its summary, a service with its lead', async () => {
  expect(await render('Text')).toMatch(/^<x-summary><p>Wort Wort/)
  expect(await render('Text', service)).toMatch(/^<x-lead><p>Wort Wort/)
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

test('it ends with the related pages and the service, each with title and description', async () => {
  const html = await render('Text')
  const reading = html.slice(html.indexOf('<h2>Weiterlesen</h2>'))
  expect([...reading.matchAll(/href="(.*?)"/g)].map((match) => match[1])).toEqual([
    ...articleFacts.related,
    articleFacts.service,
  ])
  expect(reading).toContain('Titel von /contact')
  expect(reading).toContain('Über /contact.')
})

test('a related page that has no text is left out', async () => {
  const html = await renderMdx('Text', {
    remarkPlugins: [
      () => remarkPageParts(article, (path) => (path === '/contact' ? undefined : teaser(path))),
    ],
  })
  expect(html).not.toContain('href="/contact"')
})

test('a legal text stays as it is', async () => {
  expect(await render(sections(5), legal)).not.toMatch(/x-|Weiterlesen/)
})
