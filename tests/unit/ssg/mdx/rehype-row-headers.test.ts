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

const row = (texts: string[]) => `| ${texts.join(' | ')} |`
const words = (count: number) => 'a'.repeat(count)

test.each([
  ['of three columns', 'has none if all fits on a phone', ['a', 'b', 'c'], ['x', words(12), words(12)], []],
  [
    'of three columns',
    'has that of its column if it does not',
    ['a', 'b', 'c'],
    ['x', words(12), words(13)],
    ['b', 'c'],
  ],
  ['of two columns', 'has none if the text has some lines', ['a', 'b'], ['x', words(80)], []],
  ['of two columns', 'has that of its column if the text is longer', ['a', 'b'], ['x', words(81)], ['b']],
])('in a table %s the data-label of a cell %s', async (_, __, head, cells, labels) => {
  const html = await render(row(head), row(head.map(() => '---')), row(cells))
  expect([...html.matchAll(/data-label="(.*?)"/g)].map(([, label]) => label)).toEqual(labels)
})
