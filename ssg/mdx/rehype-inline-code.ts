import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/** Longer code would exceed a phone with text at 200 %. */
const mostLetters = 14

/** Marks short code in a sentence as `short`, because browsers would break it at a space, colon, slash or hyphen (`prose.css`). */
export function rehypeInlineCode() {
  return (tree: Root) => {
    visit(tree, { tagName: 'code' }, (code, _, parent) => {
      const text = toString(code)
      const isInline = parent?.type !== 'element' || parent.tagName !== 'pre'
      if (isInline && text.length <= mostLetters && /[\s:/-]/.test(text))
        code.properties.className = ['short']
    })
  }
}
