import { citedSources } from '../../content/cited-sources.ts'
import type { Content } from '../../content/content.ts'
import { countWords } from '../../content/reading-minutes.ts'
import { allNodes } from '../../content/nodes-of.ts'
import type { Problem } from '../../problem.ts'
import { checkTexts } from './check-texts.ts'

/** How long a text is, in words without code, by the kind of its page. */
const lengths = { article: { least: 400, most: 2200 }, service: { least: 500, most: 2200 } }

/** A text has the length of its kind and a figure, an article a table and a source, too. */
export function checkTextParts(content: Content[]): Problem[] {
  return checkTexts(content, ({ facts, tree }, tell) => {
    if (facts?.kind !== 'article' && facts?.kind !== 'service') return
    const remedy = 'docs/authoring.md sagt, was in einen Text gehört.'
    const { least, most } = lengths[facts.kind]
    const words = countWords(tree)
    const parts = partsOf(tree)
    if (words < least || words > most)
      tell(undefined, `hat ${words} Wörter; richtig sind ${least} bis ${most}`, remedy)
    if (!parts.has('image')) tell(undefined, 'hat keine Figur', remedy)
    if (facts.kind === 'service') return
    if (!parts.has('table')) tell(undefined, 'hat keine Tabelle', remedy)
    if (citedSources(tree).size === 0)
      tell(undefined, 'zitiert keine Quelle', 'Verlinken Sie, was man bezweifeln kann, mit source:name.')
  })
}

/** From so many words on an article mostly answers every question about its topic, and so many sources carry it. */
const advised = { words: 700, sources: 5 }

/** What else makes an article useful is advice. */
export function adviseOnParts(content: Content[]): Problem[] {
  const problems = checkTexts(content, ({ facts, tree }, tell) => {
    if (facts?.kind !== 'article') return
    const hint = 'Ein Rat: Der Text darf so erscheinen.'
    const parts = partsOf(tree)
    const words = countWords(tree)
    if (words >= lengths.article.least && words < advised.words)
      tell(
        undefined,
        `hat ${words} Wörter; ab ${advised.words} beantworten Artikel meist alle Fragen zu ihrem Thema`,
        hint,
      )
    if (!parts.has('code') && !parts.has('<Checklist>'))
      tell(undefined, 'hat nichts zum Mitnehmen: keinen Code und keine Checkliste', hint)
    const sources = citedSources(tree).size
    if (sources > 0 && sources < advised.sources)
      tell(undefined, `zitiert nur ${sources} von ${advised.sources} Quellen, die einen Artikel tragen`, hint)
  })
  return problems.map((problem) => ({ ...problem, isWarning: true }))
}

function partsOf(tree: Content['tree']): Set<string> {
  return new Set(
    allNodes(tree).map((node) => (node.type === 'mdxJsxFlowElement' ? `<${node.name}>` : node.type)),
  )
}
