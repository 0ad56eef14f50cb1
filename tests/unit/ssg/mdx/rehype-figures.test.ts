import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { rehypeFigures } from '../../../../ssg/mdx/rehype-figures.ts'
import { renderMdx } from '../../../support/sources/render-mdx.ts'

const folder = mkdtempSync(`${tmpdir()}/figures-`)
const render = (text: string) => renderMdx(text, { rehypePlugins: [rehypeFigures] }, `${folder}/text.mdx`)

writeFileSync(
  `${folder}/figur.svg`,
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200"><!-- Notiz --><path fill="var(--ink)" d="M0 0h9"/></svg>',
)
writeFileSync(`${folder}/leer.svg`, '<p>kein Bild</p>')
afterAll(() => rmSync(folder, { recursive: true }))

test('a figure is inlined as SVG, with its text alternative and its caption', async () => {
  const html = await render('![Was zu sehen ist](figur.svg "Was es sagt")')
  expect(html).toMatch(/^<figure><svg [^>]*viewBox="0 0 400 200"[^>]*>/)
  expect(html).toContain('role="img"')
  expect(html).toContain('aria-label="Was zu sehen ist"')
  expect(html).toContain('<path fill="var(--ink)" d="M0 0h9"></path>')
  expect(html).toContain('<figcaption>Was es sagt</figcaption></figure>')
})

test('namespaces and comments of drawing programs are left out of a figure', async () => {
  expect(await render('![a](figur.svg)')).not.toMatch(/xmlns|Notiz|figcaption/)
})

test('a text is shown without a figure that is missing or no SVG, which the check reports', async () => {
  expect(await render('Text\n\n![Kreise](fehlt.svg)')).toContain('alt="Kreise"')
  expect(await render('Text\n\n![Kreise](leer.svg)')).toContain('alt="Kreise"')
})
