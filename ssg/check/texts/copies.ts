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
  const runs = content.map(runsOf)
  return sharedRuns(runs).flatMap(({ one, other, shared }) => {
    const [first, second] = [content[one], content[other]]
    const share = shared / Math.min(runs[one]?.size ?? 0, runs[other]?.size ?? 0)
    if (!first || !second || share < limits.warning) return []
    return [
      {
        file: second.file,
        message: `teilt ${Math.round(share * 100)} % des Textes mit ${first.file}`,
        hint: 'Schreiben Sie, was nur diese Seite sagt, und verlinken Sie für den Rest die andere.',
        ...(share < limits.error && { isWarning: true as const }),
      },
    ]
  })
}

/** As numbers: the words of a thousand texts, each five times, would be 130 MB. Two runs that have the same one by chance change no share. */
type Runs = ReadonlySet<number>

const known = new WeakMap<Content, Runs>()

function runsOf(page: Content): Runs {
  const runs = known.get(page) ?? new Set(blocksOf(page.tree).flatMap(runsIn))
  known.set(page, runs)
  return runs
}

/** What is read as one: a heading and the paragraph below it are not. */
function blocksOf(tree: Nodes): string[] {
  const blocks = nodesOf(tree, 'paragraph', 'heading', 'tableCell')
  return blocks.map((node) => toString(node, { includeImageAlt: false }))
}

function runsIn(block: string): number[] {
  const words = block.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const numbers = words.map(numberOf)
  return numbers.slice(inARow - 1).map((_, index) => numbers.slice(index, index + inARow).reduce(joined))
}

/** FNV-1a, in 32 bits. */
function numberOf(word: string): number {
  let hash = 0x811c9dc5 | 0
  for (let index = 0; index < word.length; index++) hash = joined(hash, word.charCodeAt(index))
  return hash
}

function joined(hash: number, next: number): number {
  return Math.imul(hash ^ next, 0x01000193)
}

/** How many runs any two texts share: counted run by run, because nearly all pairs share none. */
function sharedRuns(texts: Runs[]): { one: number; other: number; shared: number }[] {
  const holders = new Map<number, number[]>()
  const counts = new Map<number, number>()
  for (const [text, runs] of texts.entries()) {
    for (const run of runs) {
      const others = holders.get(run) ?? []
      for (const other of others) {
        const pair = other * texts.length + text
        counts.set(pair, (counts.get(pair) ?? 0) + 1)
      }
      others.push(text)
      holders.set(run, others)
    }
  }
  return [...counts].map(([pair, shared]) => ({
    one: Math.floor(pair / texts.length),
    other: pair % texts.length,
    shared,
  }))
}
