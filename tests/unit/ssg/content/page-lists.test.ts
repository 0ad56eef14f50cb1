import { expect, test } from 'vitest'
import { articleList, navigationLists, toolList } from '../../../../ssg/content/page-lists.ts'
import { tools } from '../../../../src/tools/all-tools.ts'
import { articleFile, serviceFacts } from '../../../support/sources/content-files.ts'

const article = (name: string, facts: Record<string, unknown>) =>
  articleFile({ shortTitle: name, ...facts }, { path: `/knowledge-base/${name}` })
const service = (name: string) =>
  articleFile({ ...serviceFacts, shortTitle: name, group: name }, { path: `/services/${name}` })
const other = (name: string, facts: Record<string, unknown>) =>
  articleFile({ topic: undefined, service: undefined, shortTitle: name, ...facts }, { path: `/${name}` })

const texts = [
  article('late', { topic: 'distribution', order: 2 }),
  article('early', { topic: 'distribution', order: 1 }),
  article('first', { topic: 'start' }),
  article('wrong', { topic: 'start', order: 0 }),
  service('data'),
  service('leads'),
  service('search'),
  other('impressum', { kind: 'legal', summary: undefined, order: 2 }),
  other('agb', { kind: 'legal', summary: undefined, order: 1 }),
  other('team', { kind: 'page', navigation: 'header', order: 2 }),
  other('firma', { kind: 'page', navigation: 'header', order: 1 }),
  other('stellen', { kind: 'page', navigation: 'footer' }),
  other('danke', { kind: 'page', navigation: 'none' }),
]

const link = (path: string) => ({ to: path, label: path.split('/').at(-1) })

test('header and footer list services by group, legal pages, and plain pages where their frontmatter says', () => {
  expect(navigationLists(texts)).toEqual({
    services: [
      { label: 'Gefunden werden', links: [link('/services/search')] },
      { label: 'Inhalte', links: [] },
      { label: 'Anfragen gewinnen', links: [link('/services/leads')] },
      { label: 'Daten und Messung', links: [link('/services/data')] },
    ],
    legal: [link('/agb'), link('/impressum')],
    inHeader: [link('/firma'), link('/team')],
    inFooter: [link('/stellen')],
  })
})

test('the list of articles is sorted by topic and order, with descriptions and reading times', () => {
  const description = expect.stringMatching(/^Eine Beschreibung/)
  expect(articleList(texts)).toMatchObject([
    {
      label: 'Einstieg',
      links: [{ to: '/knowledge-base/first', label: 'first', description, minutes: 0, tools: [] }],
    },
    {},
    {},
    {},
    { links: [{ to: '/knowledge-base/early' }, { to: '/knowledge-base/late' }] },
  ])
})

test('the overview of tools links to the text in which each tool stands', () => {
  const [one, two] = Object.keys(tools)
  const placed = [
    articleFile({}, { path: '/knowledge-base/schnell', body: `<Tool id="${one}" />` }),
    articleFile(serviceFacts, { path: '/services/anfragen', body: `<Tool id="${two}" />` }),
  ]
  expect(toolList(placed).flatMap((group) => group.tools)).toMatchObject([
    { to: '/knowledge-base/schnell', hash: `werkzeug-${one}` },
    { to: '/services/anfragen', hash: `werkzeug-${two}` },
  ])
})
