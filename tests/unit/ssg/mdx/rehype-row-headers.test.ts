import remarkGfm from 'remark-gfm'
import { expect, test } from 'vitest'
import { rehypeRowHeaders } from '../../../../ssg/mdx/rehype-row-headers.ts'
import { renderMdx } from '../../../support/sources/render-mdx.ts'

test('the first cell of a row is its row header, and the first row has column headers', async () => {
  const table = '| a | b |\n|---|---|\n| 1 | 2 |'
  const html = await renderMdx(table, { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeRowHeaders] })
  expect(html).toContain('<th scope="row">1</th><td>2</td>')
  expect(html).toContain('<th scope="col">a</th><th scope="col">b</th>')
})

test('a column of numbers is marked by its alignment, without a style attribute', async () => {
  const table = '| a | b |\n|---|--:|\n| 1 | 2 |'
  const html = await renderMdx(table, { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeRowHeaders] })
  expect(html).toContain('<td data-number="">2</td>')
})

test('in a table of three columns each cell has the name of its column as data-label', async () => {
  const table = '| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |'
  const html = await renderMdx(table, { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeRowHeaders] })
  expect(html).toContain('<td data-label="b">2</td><td data-label="c">3</td>')
})

test('below :-- the first cell is the side of a comparison, not a row header', async () => {
  const table = '| a | b |\n|:--|---|\n| 1 | 2 |'
  const html = await renderMdx(table, { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeRowHeaders] })
  expect(html).toContain('<td>1</td><td>2</td>')
  expect(html).toContain('<th scope="col">a</th><th scope="col">b</th>')
})

test('in a table of three columns a row header that is a number has the name of its column, too', async () => {
  const table = '| Anfragen | b | c |\n|---|---|---|\n| 40 | 2 | 3 |\n| keine | 2 | 3 |'
  const html = await renderMdx(table, { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeRowHeaders] })
  expect(html).toContain('<th scope="row" data-label="Anfragen">40</th>')
  expect(html).toContain('<th scope="row">keine</th>')
})

test('a table is wide if its longest cells need more than a line of text', async () => {
  const table = '| a | b | c |\n|---|---|---|\n| 1 | 2 | Wort |'
  const plugins = { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeRowHeaders] }
  expect(await renderMdx(table, plugins)).toContain('<table>')
  expect(await renderMdx(table.replace('Wort', 'Wort '.repeat(20)), plugins)).toContain(
    '<table data-wide="">',
  )
})
