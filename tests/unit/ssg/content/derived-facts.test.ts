import { expect, test } from 'vitest'
import { derivedFactsAmong } from '../../../../ssg/content/derived-facts.ts'
import type { Content } from '../../../../ssg/content/content.ts'
import { articleFile, serviceFacts } from '../../../support/sources/content-files.ts'

const article = (path: string, facts: Record<string, unknown> = {}, body = 'Text') =>
  articleFile({ title: `Ein langer Artikel ${path}`, shortTitle: `Kurz ${path}`, ...facts }, { path, body })
const service = (path: string, body = 'Text') => articleFile(serviceFacts, { path, body })

const texts = [
  article('/a', { topic: 'technology', order: 2 }),
  article('/b', { topic: 'technology', order: 1 }),
  article('/c', { topic: 'start', order: 9 }, 'Siehe [Linkbuilding](/services/linkbuilding#ablauf).'),
  article('/d', { topic: 'distribution' }),
  service('/services/linkbuilding'),
  service('/services/msn', '[Zum Artikel](/c)'),
]
const around = (path: string, content: Content[] = texts) => derivedFactsAmong(content)(path)
const paths = (path: string, content?: Content[]) => around(path, content)?.further.map(({ to }) => to)

test('previous and next article follow the reading order: by topic, then by order', () => {
  expect(around('/b')).toMatchObject({
    previous: { to: '/c' },
    next: { to: '/a', label: 'Kurz /a' },
  })
  expect(around('/c')).toMatchObject({ next: { to: '/b' } })
  expect(around('/c')).not.toHaveProperty('previous')
  expect(around('/d')).not.toHaveProperty('next')
})

test('an article recommends three texts, and its service in the call to action instead', () => {
  expect(paths('/d')).toEqual(['/b', '/c', '/services/msn'])
  expect(around('/d')?.service).toMatchObject({ to: '/services/linkbuilding', name: 'linkbuilding' })
})

test('the call to action of an article names the service with the audit as its own button does', () => {
  const audit = articleFile({ ...serviceFacts, audit: true }, { path: '/services/linkbuilding' })
  expect(around('/d', texts.with(4, audit))?.service).toMatchObject({ label: 'SEO-Audit' })
})

test('an edit that changes neither terms nor links leaves the facts of all other pages alone', () => {
  const edited = texts.with(0, article('/a', { topic: 'technology', order: 2 }, 'Ein ganz anderer Text.'))
  const others = texts.map(({ path }) => path).filter((path) => path !== '/a')
  expect(others.map((path) => around(path, edited))).toEqual(others.map((path) => around(path)))
})

test('texts with wrong facts and of other kinds get no derived facts, and nobody recommends them', () => {
  const wrong = article('/falsch', { order: 0 })
  const legal = article('/agb', { kind: 'legal', topic: undefined, summary: undefined, service: undefined })
  for (const path of ['/falsch', '/agb']) expect(around(path, [...texts, wrong, legal])).toBeUndefined()
  expect(paths('/d', [...texts, wrong, legal])).toEqual(paths('/d'))
})

test('a service has no previous or next article, and recommends the article that it links to first', () => {
  expect(around('/services/msn')).not.toHaveProperty('previous')
  expect(around('/services/msn')).not.toHaveProperty('next')
  expect(paths('/services/msn')?.[0]).toBe('/c')
})

/** Services without neighbours, each with terms, and pages that it links to. */
const connected = (path: string, terms: string[], links: string[] = [], facts = {}) =>
  articleFile(
    { ...serviceFacts, ...facts },
    {
      path,
      body: [...terms.map((id) => `<Term id="${id}">A</Term>`), ...links.map((to) => `[B](${to}#b)`)].join(
        ' ',
      ),
    },
  )
const [data, leads, search] = [{ group: 'data' }, { group: 'leads' }, { group: 'search' }]

test('a rare term counts more than a common one', () => {
  const common = ['/c', '/d', '/e'].map((path) => connected(path, ['seo', path.slice(1)], [], data))
  const all = [
    connected('/a', ['seo', 'uid'], [], leads),
    ...common,
    connected('/f', ['uid', 'e'], [], search),
  ]
  expect(paths('/a', all)?.[0]).toBe('/f')
})

test('a link counts more than a link back, and that more than the same group', () => {
  const others = [
    connected('/b', [], [], leads),
    connected('/c', [], ['/a'], data),
    connected('/d', [], [], search),
  ]
  expect(paths('/a', [connected('/a', [], ['/d'], leads), ...others])).toEqual(['/d', '/c', '/b'])
})

test('a text of the same group with a common term comes before one that only links back', () => {
  const others = [
    connected('/b', ['llm'], ['/a'], data),
    connected('/c', ['seo', 'uid', 'dsg', 'crm', 'cms'], [], leads),
  ]
  const one = connected('/a', ['seo', 'lcp', 'inp', 'cls', 'crux'], [], leads)
  expect(paths('/a', [one, ...others])).toEqual(['/c', '/b'])
})

const of = (body: string, facts = {}) => around('/a', [article('/a', facts, body)])
const words = (number: number) => 'Wort '.repeat(number).trim()

test('reading time is a minute for every 200 words begun, without code but with lists and tables', () => {
  expect(of(words(200))?.minutes).toBe(1)
  expect(of(words(201))?.minutes).toBe(2)
  expect(of(`- ${words(100)}\n\n| a | b |\n|---|---|\n| ${words(90)} | ${words(9)} |`)?.minutes).toBe(2)
  expect(of(`${words(200)}\n\n\`\`\`html\n${words(300)}\n\`\`\``)?.minutes).toBe(1)
})

const sections = (number: number) =>
  Array.from({ length: number }, (_, index) => `## Teil ${index + 1}\n`).join('\n')

test('a text of four sections has a table of contents that links to them', () => {
  expect(of(`${sections(3)}\n## Häufige *Fragen*\n\n### Keine Sektion`)?.contents).toEqual([
    { id: 'teil-1', label: 'Teil 1' },
    { id: 'teil-2', label: 'Teil 2' },
    { id: 'teil-3', label: 'Teil 3' },
    { id: 'haeufige-fragen', label: 'Häufige Fragen' },
  ])
  expect(of(sections(3))?.contents).toEqual([])
  expect(of(sections(4), serviceFacts)?.contents).toHaveLength(4)
})

test('the list of sources counts as a section if the text cites any', () => {
  expect(of(`${sections(3)}\n[Drei](source:w-inp)`)?.contents.at(-1)?.id).toBe('quellen')
  expect(of(`${sections(4)}\n[Kontakt](/contact)`)?.contents.at(-1)?.id).toBe('teil-4')
})
