import type { Element, Root, Text } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/** Longer code would exceed a phone with text at 200 %. */
const mostLetters = 14

/** A word whose single first letter would stay alone at the end of a line. */
const letterAndWord = /(?<![\p{L}\p{M}\p{N}-])(\p{L}-\p{L}+)/u

/** Marks as `short` what browsers would break and must not (`prose.css`): short code at a space, colon, slash or hyphen, and «E-Mail». */
export function rehypeShort() {
  return (tree: Root) => {
    visit(tree, 'text', ({ value }, index, parent) => {
      const isCode = parent?.type === 'element' && parent.tagName === 'code'
      if (!parent || index === undefined || isCode || !letterAndWord.test(value)) return
      const marked = value.split(letterAndWord).flatMap((part, at): (Element | Text)[] => {
        const text: Text = { type: 'text', value: part }
        return at % 2 === 1 ? [short(text)] : part === '' ? [] : [text]
      })
      parent.children.splice(index, 1, ...marked)
      return index + marked.length
    })
    visit(tree, { tagName: 'code' }, (code, _, parent) => {
      const text = toString(code)
      const isInline = parent?.type !== 'element' || parent.tagName !== 'pre'
      if (isInline && text.length <= mostLetters && /[\s:/-]/.test(text))
        code.properties.className = ['short']
    })
  }
}

const short = (text: Text): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['short'] },
  children: [text],
})
