import type { Nodes } from 'mdast'
import type { Content } from '../../content/content.ts'
import type { Problem } from '../../problem.ts'

/** Adds a problem of a text: the node or line where it is, what is wrong, and what to do. */
export type Tell = (at: Nodes | number | undefined, message: string, hint: string) => void

/** Asks a check about each text, and returns what it tells. */
export function checkTexts(content: Content[], check: (text: Content, tell: Tell) => void): Problem[] {
  return content.flatMap((text) => {
    const problems: Problem[] = []
    check(text, (at, message, hint) => {
      const line = typeof at === 'object' ? at.position?.start.line : at
      problems.push({ file: text.file, line, message, hint })
    })
    return problems
  })
}
