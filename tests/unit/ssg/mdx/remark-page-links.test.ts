import { expect, test } from 'vitest'
import { remarkPageLinks } from '../../../../ssg/mdx/remark-page-links.ts'
import { renderMdx } from '../../../support/sources/render-mdx.ts'

const render = (text: string) => renderMdx(text, { remarkPlugins: [remarkPageLinks] })

test('a link to a page is the router’s, with what stands in it', async () => {
  expect(await render('Zu den [*ersten* Schritten](/knowledge-base/erste-schritte).')).toBe(
    '<p>Zu den <x-page-link to="/knowledge-base/erste-schritte"><em>ersten</em> Schritten</x-page-link>.</p>',
  )
})

test('a link to a section of a page has its hash apart', async () => {
  expect(await render('[Ablauf](/services/linkbuilding#ablauf)')).toContain(
    '<x-page-link to="/services/linkbuilding" hash="ablauf">',
  )
})

test.each(['#quellen', 'https://web.dev/inp', 'mailto:a@example.com', 'source:w-inp'])(
  'a link to %s is the browser’s',
  async (url) => {
    expect(await render(`[Text](${url})`)).toBe(`<p><a href="${url}">Text</a></p>`)
  },
)
