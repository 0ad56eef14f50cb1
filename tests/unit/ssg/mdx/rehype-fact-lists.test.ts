import { expect, test } from 'vitest'
import { rehypeFactLists } from '../../../../ssg/mdx/rehype-fact-lists.ts'
import { renderMdx } from '../../../support/sources/render-mdx.ts'

const render = (...rows: string[]) => renderMdx(rows.join('\n'), { rehypePlugins: [rehypeFactLists] })

test('a list of bold labels is a definition list', async () => {
  expect(await render('- **Beleg:** Kein *Link*.', '- **Aufwand:** 1 Stunde.')).toBe(
    '<dl class="facts"><div><dt>Beleg</dt><dd> Kein <em>Link</em>.</dd></div><div><dt>Aufwand</dt><dd> 1 Stunde.</dd></div></dl>',
  )
})

test.each([['- **Beleg:** Kein Link.\n- 1 Stunde.'], ['- **Wichtig** ist der Link.']])(
  'any other list stays one: %j',
  async (list) => {
    expect(await render(list)).toMatch(/^<ul>[^]*<strong>/)
  },
)
