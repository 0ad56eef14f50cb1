import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { mdxPages } from '../../../../ssg/mdx/mdx-pages.ts'
import { articleFacts, articleFile, contentFolder } from '../../../support/sources/content-files.ts'
import { emptySlots } from '../../../../src/lib/site/slots-schema.ts'
import { filledSlots } from '../../../support/operator/filled-slots.ts'
import { exportsOf } from '../../../support/sources/exports-of.ts'

const path = (name: string) => `/knowledge-base/${name}`
const root = contentFolder([
  articleFile({ order: 1, shortTitle: 'Eins' }, { path: path('one'), body: 'Text' }),
  articleFile({ order: 2, shortTitle: 'Zwei' }, { path: path('two') }),
  articleFile({ order: 0 }, { path: path('wrong') }),
  articleFile({ order: 7 }, { path: path('edited'), body: 'Geheimer Text.' }),
  articleFile({ order: 8 }, { path: path('open'), body: '<Note>' }),
])
writeFileSync(`${root}src/content/sources.yaml`, '{}')
afterAll(() => rmSync(root, { recursive: true }))

const factsOf = (page: string, slots = emptySlots) =>
  exportsOf(`${root}src/content${page}.mdx?facts`, [mdxPages(root, slots)])

test('the facts of a text are its frontmatter without questions, and what is derived from other texts', async () => {
  const { page, derived } = await factsOf(path('one'))
  const { questions: _, ...facts } = articleFacts
  expect(page).toEqual({ ...facts, shortTitle: 'Eins' })
  expect(derived).toMatchObject({ minutes: 1, next: { to: path('two'), label: 'Zwei' } })
})

test('a text whose facts are wrong has those that it names, so that its page can be read below its faults', async () => {
  const { page, derived } = await factsOf(path('wrong'))
  expect(page).toMatchObject({ order: 0, shortTitle: 'Entity SEO' })
  expect(derived).toEqual({ contents: [], further: [] })
})

test('an article has an author once there is a team', async () => {
  expect((await factsOf(path('one'))).derived).not.toHaveProperty('author')
  expect((await factsOf(path('one'), filledSlots)).derived).toMatchObject({
    author: { name: 'Anna Beispiel', role: 'Technik und Messung' },
  })
})

test('a text that cannot be read any more stays as it was, and one that never could be is empty', async () => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [mdxPages(root)],
    server: { middlewareMode: true, ws: false, watch: null },
  })
  const codeOf = async (page: string) => {
    server.environments.ssr.moduleGraph.invalidateAll()
    return (await server.environments.ssr.transformRequest(`${root}src/content${path(page)}.mdx`))?.code
  }
  const before = await codeOf('edited')
  expect(before).toContain('Geheimer Text.')
  writeFileSync(
    `${root}src/content${path('edited')}.mdx`,
    articleFile({ order: 7 }, { path: path('edited'), body: 'Ein {Fehler' }).text,
  )
  expect(await codeOf('edited')).toBe(before)
  expect(await codeOf('open')).toContain('MDXContent')
  await server.close()
})
