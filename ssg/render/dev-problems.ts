import type { ViteDevServer } from 'vite'
import { checkContent } from '../check/check-content.ts'
import { readContent } from '../content/content.ts'
import { formatProblems } from '../problem.ts'

/** How long the check waits for the browser to have fetched what was written, in ms: it takes as long itself. */
const patience = 400

/**
 * What is wrong with the content, in development: faults over the page, in Vite's overlay; in the terminal also what a text lacks
 * that is still being written. Call it whenever something has changed.
 */
export function problemTeller(server: ViteDevServer, root: string): () => void {
  let told = ''
  let timer: NodeJS.Timeout | undefined
  function tell(): void {
    const problems = checkContent(readContent(root), root)
    const list = formatProblems(problems)
    if (list !== '' && list !== told) server.config.logger.warn(list)
    told = list
    const faults = formatProblems(problems.filter(({ isUnfinished }) => !isUnfinished))
    if (faults !== '') server.ws.send({ type: 'error', err: { message: faults, stack: '' } })
  }
  server.ws.on('connection', tell)
  return () => {
    clearTimeout(timer)
    timer = setTimeout(tell, patience)
    timer.unref()
  }
}
