import { expect, test } from 'vitest'
import { withLastingNames } from '../../../../ssg/render/lasting-names.ts'
import { bundledChunks } from '../../../support/sources/bundled-chunks.ts'

const modules = {
  '/src/boot.ts': "import('/src/entry-client.tsx')",
  '/src/entry-client.tsx':
    "import 'framework'; console.log('app'); import('page'); export const late = () => import('other')",
  framework: "console.log('framework')",
  page: "console.log('a text')",
  other: "console.log('another text')",
}

/** The chunks by the beginning of their names. */
async function chunksOf(changed: Partial<typeof modules> = {}) {
  const chunks = withLastingNames(await bundledChunks('/src/boot.ts', { ...modules, ...changed }))
  return new Map(chunks.map((chunk) => [chunk.fileName.replace(/-[\w-]{7,8}\.js$/, ''), chunk]))
}

const nameOf = (chunks: Awaited<ReturnType<typeof chunksOf>>, name: string) => chunks.get(name)?.fileName

test('an edited text renames its own code, and neither the app nor what every page names', async () => {
  const [before, after] = [await chunksOf(), await chunksOf({ page: "console.log('an edited text')" })]
  expect(nameOf(after, 'assets/page')).not.toBe(nameOf(before, 'assets/page'))
  expect(nameOf(after, 'app/entry-client')).toBe(nameOf(before, 'app/entry-client'))
  expect(nameOf(after, 'assets/boot')).toBe(nameOf(before, 'assets/boot'))
  expect(after.get('app/entry-client')?.code).toContain(nameOf(after, 'assets/page')?.slice('assets/'.length))
})

test.each([
  ['its own code', { '/src/entry-client.tsx': `${modules['/src/entry-client.tsx']}; console.log('more')` }],
  ['what it needs at once', { framework: "console.log('another framework')" }],
])('the app has another name with %s, and so has what asks for it', async (_, changed) => {
  const [before, after] = [await chunksOf(), await chunksOf(changed)]
  expect(nameOf(after, 'app/entry-client')).not.toBe(nameOf(before, 'app/entry-client'))
  expect(nameOf(after, 'assets/boot')).not.toBe(nameOf(before, 'assets/boot'))
})

test('boot asks for the app where it stands, and the app for its parts', async () => {
  const chunks = await chunksOf()
  const app = chunks.get('app/entry-client')
  expect(chunks.get('assets/boot')?.code).toContain(`import("../${app?.fileName}")`)
  const asked = [...(app?.code ?? '').matchAll(/"([^"]+\.js)"/g)].map(([, name]) => name)
  const present = new Set([...chunks.values()].map(({ fileName }) => `../${fileName}`))
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.filter((name = '') => !present.has(name))).toEqual([])
})
