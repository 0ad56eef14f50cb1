import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Content } from '../../content/content.ts'
import { allNodes, citedSources, countWords, nodesOf } from '../../content/text-nodes.ts'
import type { Problem } from '../../problem.ts'
import { checkTexts } from './check-texts.ts'

/** The placeholder in the templates of `npm run new:*` that an author must replace. */
export const leftover = '[…]'

export function checkLeftovers(content: Content[], root: string): Problem[] {
  return content.flatMap(({ file, text, tree }) => {
    const figures = nodesOf(tree, 'image')
      .map(({ url }) => `${dirname(file)}/${url}`)
      .filter((figure) => existsSync(`${root}/${figure}`))
    return [
      ...leftoversIn(file, text),
      ...figures.flatMap((figure) => leftoversIn(figure, readFileSync(`${root}/${figure}`, 'utf8'))),
    ]
  })
}

function leftoversIn(file: string, written: string): Problem[] {
  return [...written.split('\n').entries()]
    .filter(([, line]) => line.includes(leftover))
    .map(([index, line]) => ({
      file,
      line: index + 1,
      message: `«${line.trim().slice(0, 60)}» ist noch aus der Vorlage`,
      hint: `Schreiben Sie Eigenes an die Stelle von ${leftover} und dem, was darauf folgt.`,
    }))
}

/** How long a text is, in words without code, by the kind of its page. */
const lengths = { article: { least: 400, most: 2200 }, service: { least: 500, most: 2200 } }

/** A text has the length of its kind and a figure, an article a table and a source, too. */
export function checkTextParts(content: Content[]): Problem[] {
  return checkTexts(content, ({ facts, tree }, tell) => {
    if (facts?.kind !== 'article' && facts?.kind !== 'service') return
    const remedy = 'docs/authoring.md sagt, was in einen Text gehört.'
    const { least, most } = lengths[facts.kind]
    const words = countWords(tree)
    const parts = new Set(allNodes(tree).map(({ type }) => type))
    if (words < least || words > most)
      tell(undefined, `hat ${words} Wörter; richtig sind ${least} bis ${most}`, remedy)
    if (!parts.has('image')) tell(undefined, 'hat keine Figur', remedy)
    if (facts.kind === 'service') return
    if (!parts.has('table')) tell(undefined, 'hat keine Tabelle', remedy)
    if (citedSources(tree).size === 0)
      tell(undefined, 'zitiert keine Quelle', 'Verlinken Sie, was man bezweifeln kann, mit source:name.')
  })
}
