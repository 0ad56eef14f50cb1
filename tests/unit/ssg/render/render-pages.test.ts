import { beforeAll, expect, test } from 'vitest'
import type { Assets, ServerEntry } from '../../../../ssg/render/bundles.ts'
import { renderPages } from '../../../../ssg/render/render-pages.ts'
import { bundledChunks } from '../../../support/sources/bundled-chunks.ts'
import { articlePage, plainPage } from '../../../support/sources/site-pages.ts'

const assets: Assets = {
  script: '/assets/entry-1.js',
  imported: ['/assets/base-1.js'],
  css: 'a{}',
  chunks: [],
}
beforeAll(async () => {
  assets.chunks = await bundledChunks('/src/boot.ts', {
    '/src/boot.ts': "import('/src/entry-client.tsx')",
    '/src/entry-client.tsx': [
      "export const pages = [() => import('/src/routes/index.tsx?tsr-split=component'),",
      "() => import('/src/routes/knowledge-base/entity-seo.tsx?tsr-split=component'),",
      "() => import('/src/components/not-found/not-found.tsx')]",
    ].join('\n'),
    '/src/routes/index.tsx?tsr-split=component': "console.log('home')",
    '/src/routes/knowledge-base/entity-seo.tsx?tsr-split=component': "console.log('article')",
    '/src/components/not-found/not-found.tsx': "console.log('not found')",
  })
})
const pages = [plainPage('/', 'home'), articlePage('/knowledge-base/entity-seo')]

/** Renders the page's path, and every other one with status 404. */
const server = (missing: string[] = ['/404']): ServerEntry => ({
  pages,
  render: (path) =>
    Promise.resolve({
      status: missing.includes(path) ? 404 : 200,
      html: `<html><head></head><body>${path}</body></html>`,
      styles: '',
    }),
})

test('every page is written to its file, and the not-found page to 404.html', async () => {
  const { pages: built } = await renderPages(server(), assets, pages)
  expect(built.map(({ path, file }) => [path, file])).toEqual([
    ['/', 'index.html'],
    ['/knowledge-base/entity-seo', 'knowledge-base/entity-seo.html'],
    ['/404', '404.html'],
  ])
  expect(built.map(({ html }) => /<body>(.*)<\/body>/.exec(html)?.[1])).toEqual(built.map(({ path }) => path))
})

test('every page carries its styles, and its script element lists the chunks of that page', async () => {
  const { pages: built } = await renderPages(server(), assets, pages)
  const named = built.map(
    ({ html }) =>
      /<style>@supports [^{]+\{a\{\}\}<\/style><link rel="modulepreload" href="\/assets\/base-1\.js"><script type="module" src="\/assets\/entry-1\.js" data-chunks="(.*?)"><\/script><\/head>/.exec(
        html,
      )?.[1],
  )
  expect(named.every((chunks) => chunks?.startsWith('/assets/'))).toBe(true)
  expect(new Set(named).size).toBe(pages.length + 1)
})

test.each([
  [['/', '/404'], '/ rendered with status 404'],
  [[], '/404 rendered with status 200'],
])('a page that renders with the status of another stops the build: %j', async (missing, message) => {
  await expect(renderPages(server(missing), assets, pages)).rejects.toThrow(message)
})
