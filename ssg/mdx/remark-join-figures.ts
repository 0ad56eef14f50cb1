import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** The white space between number and unit or currency and amount, «200 ms», «61 %», «CHF 3'600», and before the arrow of a path of menus. It may be a line break of the source. */
const apart =
  /(?<=\d)\s(?=(?:ms|s|min|h|px|rem|mm|cm|m|km|B|[kKMG]i?B|[kM]?bit\/s|%|‰|°C?|€|CHF|(?:Arbeits)?[Tt]agen?|Minuten|Sekunden|Millisekunden)(?![\p{L}\p{N}]))|(?<=\bCHF)\s(?=\d)|\s(?=›)/gu

/** An invisible character that forbids a line break. */
const wordJoiner = '\u2060'

/** The first part of a short compound with its hyphen: «Web-Agentur», «SEO-Audit». Longer ones must be able to break on a phone, but not after «KI-». */
const compound = /(?<![\p{L}-])(?:(?=[\p{L}-]{0,12}(?![\p{L}-]))\p{L}{1,4}|\p{L}{1,2})-(?=\p{L})/gu

/** Forbids line breaks between number and unit, in «61-mal», and within short compounds of headings. Markdown copies keep normal spaces. */
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
  return text.replace(apart, '\u00A0').replace(/(?<=\d)-(?=mal\b)/g, `-${wordJoiner}`)
}
