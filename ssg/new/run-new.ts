import { fileURLToPath } from 'node:url'
import { swissDay } from '../check/texts/dates.ts'
import { writeRouteTree } from '../content/route-tree.ts'
import { beginPage, isNewKind, RefusedPage } from './new-page.ts'

/** `npm run new:article -- name`, `new:service`, `new:page`: the files of a new page. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const [kind = '', name, ...others] = process.argv.slice(2)

try {
  if (!isNewKind(kind) || name === undefined || others.length > 0)
    throw new RefusedPage(`Say what the page is called in its address: npm run new:${kind} -- neues-thema`)
  const files = beginPage(root, kind, name, swissDay(new Date()))
  await writeRouteTree(root)
  console.log(
    [
      ...files,
      '',
      'Write the text in place of […]; docs/authoring.md says what belongs into it.',
      '`npm run dev` shows it, `npm run check` says what is missing or wrong.',
    ].join('\n'),
  )
} catch (error) {
  if (!(error instanceof RefusedPage)) throw error
  console.error(error.message)
  process.exitCode = 1
}
