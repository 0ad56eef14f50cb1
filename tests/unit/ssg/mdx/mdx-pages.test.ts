import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { mdxPages } from '../../../../ssg/mdx/mdx-pages.ts'
import { articleFacts, articleFile, contentFolder } from '../../../support/sources/content-files.ts'
import { emptySlots } from '../../../../src/lib/site/slots-schema.ts'
import { filledSlots } from '../../../support/operator/filled-slots.ts'
import { exportsOf } from '../../../support/sources/bundled-chunks.ts'

const path = (name: string) => `/knowledge-base/${name}`
const root = contentFolder([
  articleFile({ order: 1, shortTitle: 'Eins' }, { path: path('one'), body: 'Geheimer Text.' }),
  articleFile({ order: 2, shortTitle: 'Zwei' }, { path: path('two') }),
  articleFile({ order: 0 }, { path: path('wrong') }),
  articleFile({ order: 8 }, { path: path('open'), body: '<Note>' }),
  articleFile({ order: 9 }, { path: path('unknown'), body: 'Das [gilt](source:nix).' }),
  articleFile({ kind: 'legal', topic: undefined, summary: undefined, service: undefined }, { path: '/agb' }),
  articleFile(
    { kind: 'page', topic: undefined, service: undefined, navigation: 'header' },
    { path: '/firma/team' },
  ),
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

test('a text whose facts are wrong stops the build with what is wrong', async () => {
  await expect(factsOf(path('wrong'))).rejects.toThrow(/wrong\.mdx:\d+: `order` /)
})

test('an article has an author once there is a team', async () => {
  expect((await factsOf(path('one'))).derived).not.toHaveProperty('author')
  expect((await factsOf(path('one'), filledSlots)).derived).toMatchObject({
    author: { name: 'Anna Beispiel', role: 'Technik und Messung' },
  })
})

test('in development faults of texts are reported without a stack trace', async () => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [mdxPages(root)],
    server: { middlewareMode: true, ws: false, watch: null },
  })
  const faulty = [path('wrong') + '.mdx?facts', path('open') + '.mdx', path('unknown') + '.mdx']
  const told = faulty.map((page) => server.environments.ssr.transformRequest(`${root}src/content${page}`))
  expect(await Promise.allSettled(told)).toMatchObject(
    faulty.map(() => ({ status: 'rejected', reason: { stack: '' } })),
  )
  await server.close()
})
