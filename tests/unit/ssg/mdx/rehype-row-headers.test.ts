import remarkGfm from 'remark-gfm'
import { expect, test } from 'vitest'
import { rehypeRowHeaders } from '../../../../ssg/mdx/rehype-row-headers.ts'
import { renderMdx } from '../../../support/sources/render-mdx.ts'

const render = (...rows: string[]) =>
  renderMdx(rows.join('\n'), { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeRowHeaders] })

test.each([
  ['the first cell of a row is its header', '|---|---|', '<th scope="row">1</th><td>2</td>'],
  ['a column of numbers is marked, without a style', '|---|--:|', '<td data-number="">2</td>'],
  ['below :-- the first cell is the side of a comparison', '|:--|---|', '<td>1</td><td>2</td>'],
])('%s', async (_, line, cells) => {
  const html = await render('| a | b |', line, '| 1 | 2 |')
  expect(html).toContain(cells)
  expect(html).toMatch(/<th scope="col">a<\/th><th scope="col"[^>]*>b<\/th>/)
})

test('in a table of three columns each cell has the name of its column as data-label', async () => {
  expect(await render('| a | b | c |', '|---|---|---|', '| 1 | 2 | 3 |')).toContain(
    '<td data-label="b">2</td><td data-label="c">3</td>',
  )
})
