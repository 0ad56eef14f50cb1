import { expect, test } from 'vitest'
import type { ServerEntry } from '../../../ssg/bundles.ts'
import { parseContent } from '../../../ssg/content.ts'
import { renderPages } from '../../../ssg/render-pages.ts'
import { articlePage, plainPage } from '../../support/site-pages.ts'

const assets = { script: '/assets/entry-1.js', css: 'a{}', chunks: [] }
const pages = [plainPage('/', 'home'), articlePage('/knowledge-base/entity-seo')]

/** Renders the page's path, and every other one with status 404. */
const server = (missing: string[] = ['/404']): ServerEntry => ({
  pages,
  render: (path) =>
    Promise.resolve({
      status: missing.includes(path) ? 404 : 200,
      html: `<html><head></head><body>${path}</body></html>`,
    }),
})

test('every page has its file, and unknown addresses have theirs', async () => {
  const { pages: built } = await renderPages(server(), assets, pages)
  expect(built.map(({ path, file }) => [path, file])).toEqual([
    ['/', 'index.html'],
    ['/knowledge-base/entity-seo', 'knowledge-base/entity-seo.html'],
    ['/404', '404.html'],
  ])
  expect(built.map(({ html }) => /<body>(.*)<\/body>/.exec(html)?.[1])).toEqual(built.map(({ path }) => path))
})

test('every page carries its styles and asks for the one script', async () => {
  const { pages: built, styles } = await renderPages(server(), assets, pages)
  for (const { html } of built) {
    expect(html).toContain(
      `<style data-styles="/${styles.file.path}">a{}</style><script type="module" src="/assets/entry-1.js"></script></head>`,
    )
  }
})

test('a text carries what it uses of the styles, and says where the others are', async () => {
  const text = {
    ...articlePage('/knowledge-base/entity-seo'),
    source: parseContent('src/content/agb.mdx', ''),
  }
  const { pages: built, styles } = await renderPages(server(), { ...assets, css: 'a{}.b{}' }, [text])
  expect(styles.file).toMatchObject({ content: 'a{}.b{}' })
  expect(built.map(({ html }) => /<style.*(?=<\/script><\/head>)/.exec(html)?.[0])).toEqual([
    `<style>a{}</style><script type="module" src="/assets/entry-1.js" data-styles="/${styles.file.path}">`,
    `<style data-styles="/${styles.file.path}">a{}.b{}</style><script type="module" src="/assets/entry-1.js">`,
  ])
})

test('a page that renders as missing stops the build', async () => {
  await expect(renderPages(server(['/', '/404']), assets, pages)).rejects.toThrow(
    '/ rendered with status 404',
  )
})

test('so does an unknown address that renders as a page', async () => {
  await expect(renderPages(server([]), assets, pages)).rejects.toThrow('/404 rendered with status 200')
})
