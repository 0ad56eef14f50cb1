import { toString } from 'mdast-util-to-string'
import type { Content } from '../../content/content.ts'
import { nodesOf } from '../../content/nodes-of.ts'
import type { Problem } from '../../problem.ts'

/** From so many words on a paragraph is nothing that two authors write by chance. The texts of this site share none of eight. */
const least = 20

/** No paragraph stands in two texts, or twice in one: in a text of its own it is too little for `checkCopies`. */
export function checkCopiedParagraphs(content: Content[]): Problem[] {
  const first = new Map<string, string>()
  return content.flatMap(({ file, tree }) =>
    nodesOf(tree, 'paragraph').flatMap((paragraph) => {
      const words =
        toString(paragraph, { includeImageAlt: false })
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu) ?? []
      if (words.length < least) return []
      const line = paragraph.position?.start.line
      const written = words.join(' ')
      const other = first.get(written)
      if (other === undefined) {
        first.set(written, `${file}:${line}`)
        return []
      }
      return [
        {
          file,
          line,
          message: `wiederholt einen Absatz von ${other}`,
          hint: 'Schreiben Sie, was nur diese Seite sagt, und verlinken Sie für den Rest die andere Stelle.',
        },
      ]
    }),
  )
}
