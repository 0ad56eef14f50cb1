import rehypeHighlight from 'rehype-highlight'
import { expect, test } from 'vitest'
import { rehypeCodeBlocks } from '../../../../ssg/mdx/rehype-code-blocks.ts'
import { renderMdx } from '../../../support/sources/render-mdx.ts'

const render = (text: string) =>
  renderMdx(text, {
    rehypePlugins: [[rehypeHighlight, { prefix: '', plainText: ['regex', 'text'] }], rehypeCodeBlocks],
  })

test('a code block gets its language, its name, and marks for keywords, names, values and comments', async () => {
  expect(await render('```html index.html\n<a href="/">Start</a> <!-- Weg -->\n```')).toBe(
    '<pre language="HTML" name="index.html"><code>&lt;<b>a</b> <i>href</i>=<span>&quot;/&quot;</span>&gt;Start&lt;/<b>a</b>&gt; <em>&lt;!-- Weg --&gt;</em>\n</code></pre>',
  )
})

test('every property of CSS is highlighted, even one that highlight.js does not know', async () => {
  expect(
    await render(
      '```css\n@font-face {\n  src: local("a");\n  size-adjust: 104%;\n}\na:hover { top: 0 }\n```',
    ),
  ).toBe(
    '<pre language="CSS"><code><b>@font-face</b> {\n  <i>src</i>: local(<span>&quot;a&quot;</span>);\n  <i>size-adjust</i>: <span>104%</span>;\n}\n<b>a</b>:hover { <i>top</i>: <span>0</span> }\n</code></pre>',
  )
})

test('a text for people is no code', async () => {
  expect(await render('```text E-Mail\nGuten Tag\n```')).toBe(
    '<pre language="Text" name="E-Mail">Guten Tag\n</pre>',
  )
})

test.each([
  ['html', 68, false],
  ['html', 69, true],
  ['text', 69, false],
])(
  'a block of %s whose longest line has %i characters is wider than text: %s',
  async (language, length, isWide) => {
    const html = await render(`\`\`\`${language}\n${'a'.repeat(length)}\nb\n\`\`\``)
    expect(html.includes('data-wide')).toBe(isWide)
  },
)
