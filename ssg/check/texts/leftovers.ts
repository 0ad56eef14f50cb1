import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Content } from '../../content/content.ts'
import { nodesOf } from '../../content/text-nodes.ts'
import type { Problem } from '../../problem.ts'

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
