import { expect, test } from 'vitest'
import { remarkSourceLinks, sourceKey } from '../../../../ssg/mdx/remark-source-links.ts'
import { renderMdx } from '../../../support/render-mdx.ts'

const checked = '2026-11-20'
const sources = {
  'w-inp': { title: 'Interaction to Next Paint', publisher: 'web.dev', url: 'https://web.dev/inp', checked },
  'g-seo': {
    title: 'SEO Starter Guide',
    publisher: 'Google',
    url: 'https://developers.google.com/seo',
    checked,
  },
}
const render = (text: string) => renderMdx(text, { remarkPlugins: [() => remarkSourceLinks(sources)] })

test('a link to a source leads to the source itself', async () => {
  expect(await render('[Drei Schwellen](source:w-inp)')).toContain(
    '<a href="https://web.dev/inp">Drei Schwellen</a>',
  )
})

test('the sources used are listed once each, by publisher and title, with the day of the check', async () => {
  const html = await render('[a](source:w-inp) [b](source:g-seo) [c](source:w-inp)')
  const list = html.slice(html.indexOf('<h2>Quellen</h2>'))
  expect(
    [...list.matchAll(/<a href="(.*?)">(.*?)<\/a>, (.*?)\. Geprüft am (.*?)\.</g)].map((match) =>
      match.slice(1),
    ),
  ).toEqual([
    ['https://developers.google.com/seo', 'SEO Starter Guide', 'Google', '20. November 2026'],
    ['https://web.dev/inp', 'Interaction to Next Paint', 'web.dev', '20. November 2026'],
  ])
})

test('a text without sources has no list of them', async () => {
  expect(await render('[Kontakt](/contact)')).toBe('<p><a href="/contact">Kontakt</a></p>')
})

test('an unknown source stops the build with its place', async () => {
  await expect(render('Text\n\n[x](source:nichts)')).rejects.toMatchObject({
    line: 3,
    reason: 'unknown source «nichts»',
  })
})

test.each([
  ['source:w-inp', 'w-inp'],
  ['source:', ''],
  ['/source:w-inp', undefined],
  ['https://web.dev/inp', undefined],
])('the key of %s is %s', (url, key) => {
  expect(sourceKey(url)).toBe(key)
})
