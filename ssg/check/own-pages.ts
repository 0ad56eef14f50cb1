import { ownPageSchema } from '../../src/lib/site/page-schema.ts'
import type { SitePage } from '../content/site-page.ts'
import type { Problem } from '../problem.ts'
import { fault, placesOf, valueAt } from './identity/fault.ts'
import { routeFiles, routePath } from './route-paths.ts'

/** Every route file says what its page is, and one that is written as components says what a text would say in its frontmatter. */
export function checkOwnPages(pages: SitePage[], root: string): Problem[] {
  return routeFiles(root).flatMap((name) => {
    const file = `src/routes/${name}`
    const found = pages.find(({ path }) => path === routePath(name))
    if (!found) return [{ file, message: 'says nothing about its page', hint: model }]
    return found.source ? [] : [...checkFacts(found, file), ...checkQuestions(found)]
  })
}

const model = 'It has `staticData: { page }`: src/routes/contact.tsx shows how.'

function checkFacts({ page }: SitePage, file: string): Problem[] {
  const { error } = ownPageSchema.safeParse(page)
  return (error?.issues ?? []).flatMap((issue) =>
    placesOf(issue).map((path) => ({
      file,
      message: `\`${path.map(String).join('.')}\` ${fault(issue, valueAt(page, path))}`,
      hint: 'A page that is no text has kind, title (15 to 60 characters), shortTitle (3 to 28), description (110 to 155), published and, later, updated.',
    })),
  )
}

/** For how many the search is asked, as of a text. */
const leastQuestions = 3

function checkQuestions({ path, questions }: SitePage): Problem[] {
  if (questions.length >= leastQuestions) return []
  return [
    {
      file: 'src/lib/site/own-questions.ts',
      message: `has ${questions.length} questions that ${path} answers, at least ${leastQuestions} are right`,
      hint: `Add '${path}' with what customers ask, in their words.`,
    },
  ]
}

/** Every page has the head that it renders itself. */
export function checkHeads(pages: { path: string; html: string }[], root: string): Problem[] {
  const files = new Map(routeFiles(root).map((name) => [routePath(name), `src/routes/${name}`]))
  return pages
    .filter(({ html }) => !/<title[ >]/.test(html))
    .map(({ path }) => ({
      file: files.get(path) ?? path,
      message: 'its page has no head: no title, no description, no address',
      hint: 'Render `<PageHead page={page} />` of src/components/layout/page-head in its component.',
    }))
}
