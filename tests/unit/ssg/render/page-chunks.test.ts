import { beforeAll, expect, test } from 'vitest'
import { pageChunks } from '../../../../ssg/render/page-chunks.ts'
import { bundledChunks } from '../../../support/sources/bundled-chunks.ts'

/** A site of three pages, the first two of which share a layout. */
const modules = {
  '/src/boot.ts': "import('/src/entry-client.tsx')",
  '/src/entry-client.tsx': [
    "import 'framework'",
    "export const pages = [() => import('/src/routes/agb.tsx?tsr-split=component'),",
    "() => import('/src/routes/knowledge-base/index.tsx?tsr-split=component'),",
    "() => import('/src/routes/contact.tsx?tsr-split=component'),",
    "() => import('/src/components/not-found/not-found.tsx')]",
  ].join('\n'),
  '/src/routes/agb.tsx?tsr-split=component': "import 'layout'; console.log('agb')",
  '/src/routes/knowledge-base/index.tsx?tsr-split=component': "import 'layout'; console.log('index')",
  '/src/routes/contact.tsx?tsr-split=component': "import 'framework'; import('late'); console.log('contact')",
  '/src/components/not-found/not-found.tsx': "console.log('not found')",
  framework: "console.log('framework')",
  layout: "console.log('layout')",
  late: "console.log('late')",
}
let chunks: Awaited<ReturnType<typeof bundledChunks>>
beforeAll(async () => {
  chunks = await bundledChunks('/src/boot.ts', modules)
})

/** What the chunks for a page write, without their hashes. */
function contents(path: string | undefined): string[] {
  const needed = pageChunks(chunks)(path)
  return chunks
    .filter(({ fileName }) => needed.includes(`/${fileName}`))
    .flatMap(({ code }) => [...code.matchAll(/console\.log\(["'](.*?)["']\)/g)].map(([, text = '']) => text))
    .toSorted()
}

test('a page names its own code and what that imports, not that of other pages', () => {
  expect(contents('/agb')).toEqual(['agb', 'layout'])
  expect(contents('/knowledge-base')).toEqual(['index', 'layout'])
})

test('what is only wanted later is not among them', () => {
  expect(contents('/contact')).toEqual(['contact'])
})

test('unknown addresses get the page that says so', () => {
  expect(contents(undefined)).toEqual(['not found'])
})

test('the app itself is not named: boot asks for it by itself', () => {
  const app = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.includes('entry-client')))
  expect(pageChunks(chunks)('/agb')).not.toContain(`/${app?.fileName}`)
})

test('a page without a chunk stops the build', () => {
  expect(() => pageChunks(chunks)('/gibt-es-nicht')).toThrow('/gibt-es-nicht')
})
