import type { Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Content } from '../../content/content.ts'
import { nodesOf } from '../../content/nodes-of.ts'
import type { Problem } from '../../problem.ts'

/** The words in a row that are compared: two authors hardly choose the same five. */
const inARow = 5

/** The shares of the shorter text from which it is said, and from which the build stops. The nearest two of this site share 2 per cent. */
const limits = { warning: 0.3, error: 0.6 }

/** No text repeats another one. Code and the alternatives of figures do not count. */
export function checkCopies(content: Content[]): Problem[] {
  const texts = content.map(({ file, tree }) => ({ file, runs: runsOf(tree) }))
  // Counted run by run, because nearly all pairs of texts share none.
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

/** From so many words on a paragraph is nothing that two authors write by chance. The texts of this site share none of eight. */
const longEnough = 20

/** No paragraph stands in two texts, or twice in one: in a text of its own it is too little for `checkCopies`. */
export function checkCopiedParagraphs(content: Content[]): Problem[] {
  const firsts = new Map<string, string>()
  return content.flatMap(({ file, tree }) =>
    nodesOf(tree, 'paragraph').flatMap((paragraph) => {
      const words = wordsOf(paragraph)
      const line = paragraph.position?.start.line
      const first = firsts.get(words.join(' '))
      if (words.length < longEnough) return []
      if (first !== undefined)
        return [{ file, line, message: `wiederholt einen Absatz von ${first}`, hint: elsewhere }]
      firsts.set(words.join(' '), `${file}:${line}`)
      return []
    }),
  )
}
