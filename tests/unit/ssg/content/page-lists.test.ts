import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { pageLists } from '../../../../ssg/content/page-lists.ts'
import { tools } from '../../../../src/tools/all-tools.ts'
import { articleFile, contentFolder, serviceFacts } from '../../../support/sources/content-files.ts'
import { exportsOf } from '../../../support/sources/bundled-chunks.ts'

const article = (name: string, facts: Record<string, unknown>) =>
  articleFile({ shortTitle: name, ...facts }, { path: `/knowledge-base/${name}`, body: 'Geheimer Text.' })
const service = (name: string, facts: Record<string, unknown>) =>
  articleFile({ ...serviceFacts, shortTitle: name, ...facts }, { path: `/services/${name}` })
const legal = (name: string, order: number) =>
  articleFile(
    { kind: 'legal', topic: undefined, service: undefined, summary: undefined, shortTitle: name, order },
    { path: `/${name}` },
  )

const plain = (name: string, navigation: string, order: number) =>
  articleFile(
    { kind: 'page', topic: undefined, service: undefined, shortTitle: name, navigation, order },
    { path: `/${name}` },
  )

const root = contentFolder([
  article('late', { topic: 'distribution', order: 2 }),
  article('early', { topic: 'distribution', order: 1 }),
  article('first', { topic: 'start' }),
  article('wrong', { topic: 'start', order: 0 }),
  service('data', { group: 'data' }),
  service('leads', { group: 'leads' }),
  service('search', { group: 'search' }),
  legal('impressum', 2),
  legal('agb', 1),
  plain('team', 'header', 2),
  plain('firma', 'header', 1),
  plain('stellen', 'footer', 1),
  plain('danke', 'none', 1),
])
afterAll(() => rmSync(root, { recursive: true }))

const list = (name: string) => exportsOf(`virtual:pages/${name}`, [pageLists(root)])

test('the navigation lists services by group and legal pages in order, with path and short title only', async () => {
  const { services, legal: legalPages } = await list('navigation')
  expect(services).toEqual([
    { label: 'Gefunden werden', links: [{ to: '/services/search', label: 'search' }] },
    { label: 'Inhalte', links: [] },
    { label: 'Anfragen gewinnen', links: [{ to: '/services/leads', label: 'leads' }] },
    { label: 'Daten und Messung', links: [{ to: '/services/data', label: 'data' }] },
  ])
  expect(legalPages).toEqual([
    { to: '/agb', label: 'agb' },
    { to: '/impressum', label: 'impressum' },
  ])
})

test('a plain page is listed in header or footer as its frontmatter says, in order', async () => {
  const { inHeader, inFooter } = await list('navigation')
  expect(inHeader).toEqual([
    { to: '/firma', label: 'firma' },
    { to: '/team', label: 'team' },
  ])
  expect(inFooter).toEqual([{ to: '/stellen', label: 'stellen' }])
})

test('the list of articles is sorted by topic and order, with descriptions and reading times', async () => {
  const { articles } = await list('articles')
  const description = expect.stringMatching(/^Eine Beschreibung/)
  expect(articles).toMatchObject([
    {
      label: 'Einstieg',
      links: [{ to: '/knowledge-base/first', label: 'first', description, minutes: 1, tools: [] }],
    },
    {},
    {},
    {},
    { links: [{ to: '/knowledge-base/early' }, { to: '/knowledge-base/late' }] },
  ])
})

test('each list module exports only its own list, and no text of a page', async () => {
  expect(Object.keys(await list('navigation'))).toEqual(['inFooter', 'inHeader', 'legal', 'services'])
  expect(Object.keys(await list('articles'))).toEqual(['articles'])
  expect(JSON.stringify(await list('articles'))).not.toContain('Geheim')
})

test('the overview of tools links to the text in which each tool stands', async () => {
  const [ofArticle, ofService] = Object.keys(tools)
  const withTools = contentFolder([
    articleFile({}, { path: '/knowledge-base/schnell', body: `<Tool id="${ofArticle}" />` }),
    articleFile(serviceFacts, { path: '/services/anfragen', body: `<Tool id="${ofService}" />` }),
  ])
  const { toolGroups } = await exportsOf('virtual:pages/tools', [pageLists(withTools)])
  rmSync(withTools, { recursive: true })
  const links = z.array(z.object({ tools: z.array(z.object({ to: z.string(), hash: z.string() })) }))
  expect(links.parse(toolGroups).flatMap(({ tools: listed }) => listed)).toEqual(
    expect.arrayContaining([
      { to: '/knowledge-base/schnell', hash: `werkzeug-${ofArticle}` },
      { to: '/services/anfragen', hash: `werkzeug-${ofService}` },
    ]),
  )
})
