import { expect, test } from 'vitest'
import { rehypeFactLists } from '../../../../ssg/mdx/rehype-fact-lists.ts'
import { rehypeFolds } from '../../../../ssg/mdx/rehype-folds.ts'
import { rehypeHeadingIds } from '../../../../ssg/mdx/rehype-heading-ids.ts'
import { renderMdx } from '../../../support/sources/render-mdx.ts'

const render = (text: string) =>
  renderMdx(`<Folds>\n\n${text}\n\n</Folds>`, {
    rehypePlugins: [rehypeFactLists, rehypeHeadingIds, rehypeFolds],
  })

test('each section folds below its heading, which keeps its id', async () => {
  expect(await render('### Wie lange?\n\nVier Wochen.\n\n- Text\n\n### Wie teuer?\n\nFest.')).toBe(
    '<div><details class="fold"><summary><h3 id="wie-lange">Wie lange?</h3></summary><p>Vier Wochen.</p><ul>\n<li>Text</li>\n</ul></details>' +
      '<details class="fold"><summary><h3 id="wie-teuer">Wie teuer?</h3></summary><p>Fest.</p></details></div>',
  )
})

const finding = (effect: string) => `### Titel\n\n- **Wirkung:** ${effect}\n- **Aufwand:** 15 Minuten.`

test.each([
  ['Vermutlich gross: Viele suchen so.', 3, 'Wirkung vermutlich gross, 15 Minuten'],
  ['Mittel: Man sieht es nicht.', 2, 'Wirkung mittel, 15 Minuten'],
  ['Klein, solange wenige fragen.', 1, 'Wirkung klein, 15 Minuten'],
])('the summary of a finding rates its effect: %j', async (effect, boxes, words) => {
  const summary = /<summary>.*<\/summary>/s.exec(await render(finding(effect)))?.[0] ?? ''
  expect(summary.match(/fill="currentColor"/g)).toHaveLength(boxes)
  expect(summary).toContain(`${words}</small>`)
})

test('a section without a rating has only its heading', async () => {
  expect(await render(finding('Niemand weiss es.'))).not.toContain('<small')
})
