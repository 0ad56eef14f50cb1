import { expect, test } from 'vitest'
import { remarkPageLinks } from '../../../../ssg/mdx/remark-page-links.ts'
import { renderMdx } from '../../../support/sources/render-mdx.ts'

const render = (text: string) => renderMdx(text, { remarkPlugins: [remarkPageLinks] })

test('a link to a page becomes a link of the router with the same content', async () => {
  expect(await render('Zu den [*ersten* Schritten](/knowledge-base/erste-schritte).')).toBe(
    '<p>Zu den <x-page-link to="/knowledge-base/erste-schritte"><em>ersten</em> Schritten</x-page-link>.</p>',
  )
})

test('a link to a section of a page gets its hash as an attribute of its own', async () => {
  expect(await render('[Ablauf](/services/linkbuilding#ablauf)')).toContain(
    '<x-page-link to="/services/linkbuilding" hash="ablauf">',
  )
})

test.each(['#quellen', 'https://web.dev/inp', 'mailto:a@example.com', 'source:w-inp'])(
  'a link to %s stays a plain link',
  async (url) => {
    expect(await render(`[Text](${url})`)).toBe(`<p><a href="${url}">Text</a></p>`)
  },
)
