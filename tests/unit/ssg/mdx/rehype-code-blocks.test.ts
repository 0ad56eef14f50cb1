import rehypeHighlight from 'rehype-highlight'
import { expect, test } from 'vitest'
import { rehypeCodeBlocks } from '../../../../ssg/mdx/rehype-code-blocks.ts'
import { renderMdx } from '../../../support/sources/render-mdx.ts'

const render = (text: string) =>
  renderMdx(text, {
    rehypePlugins: [[rehypeHighlight, { prefix: '', plainText: ['txt'] }], rehypeCodeBlocks],
  })

test('code tells its language and name, and marks keywords what is beside the point, and nothing else', async () => {
  expect(await render('```html index.html\n<a href="/">Start</a> <!-- Weg -->\n```')).toBe(
    '<pre language="HTML" name="index.html"><code>&lt;<b>a</b> <i>href</i>=&quot;/&quot;&gt;Start&lt;/<b>a</b>&gt; <i>&lt;!-- Weg --&gt;</i>\n</code></pre>',
  )
})

test('text stays text', async () => {
  expect(await render('```txt\nUser-agent: *\n```')).toBe(
    '<pre language="Text"><code>User-agent: *\n</code></pre>',
  )
})
