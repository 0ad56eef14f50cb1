import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** Between a figure and its unit, or a currency and its amount: «200 ms», «61 %», «CHF 3'600», also where the text's line ends. */
const apart =
  /(?<=\d)\s(?=(?:ms|s|min|h|px|rem|mm|cm|m|km|B|[kKMG]i?B|[kM]?bit\/s|%|‰|°C?|€|CHF)(?![\p{L}\p{N}]))|(?<=\bCHF)\s(?=\d)/gu

/** Allows no break where it stands; nobody sees it. */
const wordJoiner = '\u2060'

/** After the hyphen of a short compound: «Web-Agentur», «SEO-Audit». A longer one needs the place to break on a phone. */
const compound = /(?<![\p{L}-])(?=[\p{L}-]{0,12}(?![\p{L}-]))\p{L}{1,4}-(?=\p{L})/gu

/** Lets no line break part a figure from its unit, nor in headings a short compound. The authors' texts and the copies in Markdown keep the spaces that everybody types. */
export function remarkJoinFigures() {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'text') node.value = joinFigures(node.value)
      if (node.type === 'heading')
        visit(node, 'text', (text) => {
          text.value = text.value.replace(compound, `$&${wordJoiner}`)
        })
      // The title is the caption of a figure.
      if (node.type === 'image' && node.title) node.title = joinFigures(node.title)
    })
  }
}

export function joinFigures(text: string): string {
  return text.replace(apart, '\u00A0')
}
