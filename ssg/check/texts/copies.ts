import { toString } from 'mdast-util-to-string'
import type { Content } from '../../content/content.ts'
import { nodesOf } from '../../content/text-nodes.ts'
import type { Problem } from '../../problem.ts'
import { checkTexts } from './check-texts.ts'

/** From so many words on, two equal paragraphs are no chance. The texts of this site share none of eight words. */
const longEnough = 20

export function checkCopies(content: Content[]): Problem[] {
  const firsts = new Map<string, string>()
  return checkTexts(content, ({ file, tree }, tell) => {
    for (const paragraph of nodesOf(tree, 'paragraph')) {
      const text = toString(paragraph, { includeImageAlt: false }).toLowerCase()
      const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
      if (words.length < longEnough) continue
      const said = words.join(' ')
      const first = firsts.get(said)
      if (first)
        tell(
          paragraph,
          `wiederholt einen Absatz von ${first}`,
          'Schreiben Sie, was nur diese Seite sagt, und verlinken Sie für den Rest die andere.',
        )
      else firsts.set(said, `${file}:${paragraph.position?.start.line}`)
    }
  })
}
