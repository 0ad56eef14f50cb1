import { expect, test } from 'vitest'
import { remarkLinks } from '../../../../ssg/mdx/remark-links.ts'
import { renderMdx } from '../../../support/sources/render-mdx.ts'
import type { Sources } from '../../../../ssg/content/sources.ts'

const checked = '2026-11-20'
const sources: Sources = {
  'w-inp': { title: 'Interaction to Next Paint', publisher: 'web.dev', url: 'https://web.dev/inp', checked },
  'g-seo': {
    title: 'SEO Starter Guide',
    publisher: 'Google',
    url: 'https://developers.google.com/seo',
    checked,
  },
}
const render = (text: string) => renderMdx(text, { remarkPlugins: [() => remarkLinks(sources)] })
const mark = (number: number) => `<x-mark>${number}</x-mark>`

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

test.each(['#quellen', 'https://web.dev/inp', 'mailto:a@example.com', 'source:nichts'])(
  'a link to %s stays a plain link, also to a source that the check reports',
  async (url) => {
    expect(await render(`[Text](${url})`)).toBe(`<p><a href="${url}">Text</a></p>`)
  },
)

/** The rendered text without the list of sources. */
const textOf = async (text: string) => (await render(text)).replace(/\s*<h2>Quellen.*/s, '')

test.each([
  ['behind the words', '[Drei *klare*](source:w-inp) da', `<p>Drei <em>klare</em>${mark(1)} da</p>`],
  ['behind the end of a sentence', '[Drei](source:w-inp). Und', `<p>Drei.${mark(1)} Und</p>`],
  ['behind the closing quotation mark', '«[Drei](source:w-inp)». Und', `<p>«Drei».${mark(1)} Und</p>`],
  ['before a comma', '[Drei](source:w-inp), und', `<p>Drei${mark(1)}, und</p>`],
  ['before a closing bracket', '([Drei](source:w-inp)).', `<p>(Drei${mark(1)}).</p>`],
])('the footnote stands %s', async (_, text, expected) => {
  expect(await textOf(text)).toBe(expected)
})

test('sources are numbered by their first citation, and a source keeps its number', async () => {
  expect(await textOf('[a](source:w-inp) [b](source:g-seo)\n\n- [c](source:w-inp)')).toBe(
    `<p>a${mark(1)} b${mark(2)}</p>\n<ul>\n<li>c${mark(1)}</li>\n</ul>`,
  )
})

test('the sources are listed once each, in order, with publisher and the day of the check', async () => {
  const html = await render('[a](source:w-inp) [b](source:g-seo) [c](source:w-inp)')
  const [, list = ''] = /<h2>Quellen<\/h2>\n<x-sources>(.*)<\/x-sources>/.exec(html) ?? []
  expect(JSON.parse(list.replaceAll('&quot;', '"'))).toEqual([
    { ...sources['w-inp'], checked: '20.\u00A0November 2026' },
    { ...sources['g-seo'], checked: '20.\u00A0November 2026' },
  ])
})
