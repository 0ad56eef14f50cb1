import remarkGfm from 'remark-gfm'
import { expect, test } from 'vitest'
import { rehypeHeadingIds } from '../../../../ssg/mdx/rehype-heading-ids.ts'
import { renderMdx } from '../../../support/sources/render-mdx.ts'

const render = (text: string) =>
  renderMdx(text, { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeHeadingIds] })
const table = '| a | b |\n|---|---|\n| 1 | 2 |'

test('every heading gets an id made of its text', async () => {
  expect(await render('## Häufige *Fragen*\n\n### Was kostet das?')).toBe(
    '<h2 id="haeufige-fragen">Häufige <em>Fragen</em></h2>\n<h3 id="was-kostet-das">Was kostet das?</h3>',
  )
})

test('a table is labelled by the heading above it', async () => {
  expect(await render(`## Preise\n\n${table}\n\n### Details\n\n${table}`)).toMatch(
    /<table aria-label="Tabelle: Preise">.*<table aria-label="Tabelle: Details">/s,
  )
})
