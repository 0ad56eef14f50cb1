import { expect, test } from 'vitest'
import { rehypeInlineCode } from '../../../../ssg/mdx/rehype-inline-code.ts'
import { renderMdx } from '../../../support/sources/render-mdx.ts'

test.each([
  ['short code with a place to break is marked', '`User-agent: *`', true],
  ['longer code is not', '`X-Robots-Tag: noindex`', false],
  ['code without such a place is not', '`robots.txt`', false],
  ['a block is not', '```\na: b\n```', false],
])('%s', async (_, text, isShort) => {
  const html = await renderMdx(text, { rehypePlugins: [rehypeInlineCode] })
  expect(html.includes('class="short"')).toBe(isShort)
})
