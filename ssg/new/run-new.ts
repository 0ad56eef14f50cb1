import { fileURLToPath } from 'node:url'
import { swissDay } from '../check/texts/page-facts.ts'
import { routeTreeFile, writeRouteTree } from '../content/route-tree.ts'
import { beginPage, isNewKind, RefusedPage } from './new-page.ts'

/** `npm run new:article -- name`, `new:service`, `new:page`: creates the files of a new page. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const [kind = '', name, ...others] = process.argv.slice(2)

try {
  if (!isNewKind(kind) || name === undefined || others.length > 0)
    throw new RefusedPage(`Wie heisst die Seite in ihrer Adresse? npm run new:${kind} -- neues-thema`)
  const files = beginPage(root, kind, name, swissDay(new Date()))
  await writeRouteTree(root)
  console.log(
    [
      ...files,
      routeTreeFile,
      '',
      'Schreiben Sie den Text an die Stellen mit […]; docs/authoring.md sagt, was hineingehört.',
      '`npm run dev` zeigt ihn, `npm run check` sagt, was fehlt oder falsch ist.',
    ].join('\n'),
  )
} catch (error) {
  if (!(error instanceof RefusedPage)) throw error
  console.error(error.message)
  process.exitCode = 1
}
