import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Content } from '../../content/content.ts'
import { nodesOf } from '../../content/nodes-of.ts'
import type { Problem } from '../../problem.ts'
import { checkTexts } from './check-texts.ts'

/** The length of the word runs that are compared. Two authors hardly choose the same five words. */
const inARow = 5

/** The shared part of the shorter text that is a warning or an error. The most similar two texts of this site share 2 per cent. */
const limits = { warning: 0.3, error: 0.6 }

/** Finds texts that copy another one. Code and alternative texts do not count. */
export function checkCopies(content: Content[]): Problem[] {
  const texts = content.map(({ file, tree }) => ({ file, runs: runsOf(tree) }))
  // Counted by run, because nearly all pairs of texts share none.
  const holders = new Map<string, number[]>()
  return texts.flatMap(({ file, runs }, index) => {
    const shared = new Map<number, number>()
    for (const run of runs) {
      const others = holders.get(run) ?? []
      for (const other of others) shared.set(other, (shared.get(other) ?? 0) + 1)
      holders.set(run, [...others, index])
    }
    return [...shared].flatMap(([place, count]) => {
      const other = texts[place]
      const share = other ? count / Math.min(runs.size, other.runs.size) : 0
      if (!other || share < limits.warning) return []
      const message = `teilt ${Math.round(share * 100)} % des Textes mit ${other.file}`
      return [{ file, message, hint: elsewhere, ...(share < limits.error && { isWarning: true as const }) }]
    })
  })
}

const elsewhere = 'Schreiben Sie, was nur diese Seite sagt, und verlinken Sie für den Rest die andere.'

function runsOf(tree: Nodes): Set<string> {
  // A heading and the paragraph below it are not read as one.
  const blocks = nodesOf(tree, 'paragraph', 'heading', 'tableCell').map(wordsOf)
  return new Set(
    blocks.flatMap((words) =>
      words.slice(inARow - 1).map((_, index) => words.slice(index, index + inARow).join(' ')),
    ),
  )
}

function wordsOf(node: Nodes): string[] {
  const text = toString(node, { includeImageAlt: false }).toLowerCase()
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** From so many words on, two equal paragraphs are no chance. The texts of this site share none of eight words. */
const longEnough = 20

/** Finds a paragraph that occurs twice, in one text or in two. It is too short for `checkCopies`. */
export function checkCopiedParagraphs(content: Content[]): Problem[] {
  const firsts = new Map<string, string>()
  return checkTexts(content, ({ file, tree }, tell) => {
    for (const paragraph of nodesOf(tree, 'paragraph')) {
      const words = wordsOf(paragraph)
      const said = words.join(' ')
      const first = firsts.get(said)
      if (words.length < longEnough) continue
      if (first) tell(paragraph, `wiederholt einen Absatz von ${first}`, elsewhere)
      else firsts.set(said, `${file}:${paragraph.position?.start.line}`)
    }
  })
}
