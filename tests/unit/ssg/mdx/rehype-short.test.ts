import { expect, test } from 'vitest'
import { rehypeShort } from '../../../../ssg/mdx/rehype-short.ts'
import { renderMdx } from '../../../support/sources/render-mdx.ts'

test.each([
  ['short code with a place to break is marked', '`User-agent: *`', true],
  ['longer code is not', '`X-Robots-Tag: noindex`', false],
  ['code without such a place is not', '`robots.txt`', false],
  ['a block is not', '```\na: b\n```', false],
  ['a letter with a word is marked', 'Eine E-Mail', true],
  ['a compound of words is not', 'Das SEO-Audit, ein An-und-für-sich', false],
])('%s', async (_, text, isShort) => {
  const html = await renderMdx(text, { rehypePlugins: [rehypeShort] })
  expect(html.includes('class="short"')).toBe(isShort)
})

test('what stands around a letter with a word stays', async () => {
  const html = await renderMdx('Ihre E-Mails und E-Mail-Adressen.', { rehypePlugins: [rehypeShort] })
  expect(html).toContain(
    'Ihre <span class="short">E-Mails</span> und <span class="short">E-Mail</span>-Adressen.',
  )
})
