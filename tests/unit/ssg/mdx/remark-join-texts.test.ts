import type { Paragraph, Root } from 'mdast'
import { expect, test } from 'vitest'
import { paragraph, text } from '../../../../ssg/mdx/nodes.ts'
import { remarkJoinTexts } from '../../../../ssg/mdx/remark-join-texts.ts'

function joined(line: Paragraph): Paragraph {
  const tree: Root = { type: 'root', children: [line] }
  remarkJoinTexts()(tree)
  return line
}

test('texts side by side become one, others stay apart', () => {
  const strong = { type: 'strong' as const, children: [text('c'), text('d')] }
  expect(joined(paragraph(text('a'), text('b'), text('.'), strong, text('e')))).toEqual(
    paragraph(text('ab.'), { type: 'strong', children: [text('cd')] }, text('e')),
  )
})
