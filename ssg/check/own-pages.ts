import { ownPageSchema, questionsSchema } from '../../src/lib/site/page-schema.ts'
import type { SitePage } from '../content/site-page.ts'
import type { Problem } from '../problem.ts'
import { fault, placesOf, valueAt } from './fault.ts'
import { factRemedy } from './texts/fact-remedies.ts'
import { askedTwice, isSameQuestion } from './texts/repeats.ts'
import { routeFiles, routePath } from './route-paths.ts'

/** Checks that every route file states the facts of its page. A page without MDX states in its route what a text has in its frontmatter. */
export function checkOwnPages(pages: SitePage[], root: string): Problem[] {
  return routeFiles(root).flatMap((name) => {
    const file = `src/routes/${name}`
    const found = pages.find(({ path }) => path === routePath(name))
    if (!found) return [{ file, message: 'sagt nichts über seine Seite', hint: model }]
    return found.source ? [] : [...checkFacts(found, file), ...checkQuestions(found, file, pages)]
  })
}

/** The questions for the search: valid, and unique among all pages. */
function checkQuestions({ path, questions }: SitePage, file: string, pages: SitePage[]): Problem[] {
  const faults = (questionsSchema.safeParse(questions).error?.issues ?? []).map((issue) => ({
    file,
    message: `\`${['questions', ...issue.path].map(String).join('.')}\` ${fault(issue, valueAt(questions, issue.path))}`,
    hint: factRemedy('questions', undefined),
  }))
  const others = pages.filter((page) => page.path !== path)
  const repeated = questions.flatMap((question) => {
    const other = others.find((page) => page.questions.some((asked) => isSameQuestion(asked, question)))
    return other ? [{ file, ...askedTwice(question, other.path) }] : []
  })
  return [...faults, ...repeated]
}

const model = 'Die Route braucht `staticData: { page }`: src/routes/contact.tsx zeigt, wie.'

function checkFacts({ page }: SitePage, file: string): Problem[] {
  const { error } = ownPageSchema.safeParse(page)
  return (error?.issues ?? []).flatMap((issue) =>
    placesOf(issue).map((path) => ({
      file,
      message: `\`${path.map(String).join('.')}\` ${fault(issue, valueAt(page, path))}`,
      hint: 'Eine Seite ohne Text hat kind, title (15 bis 60 Zeichen), shortTitle (3 bis 28), description (110 bis 155), published und später updated. Eine Seite mit einem Platz in der Navigation legt `npm run new:page -- ihr-name` an; die Komponente kommt in deren Route, unter den Text.',
    })),
  )
}

/** Checks that every page renders its `PageHead`. */
export function checkHeads(pages: { path: string; html: string }[], root: string): Problem[] {
  const files = new Map(routeFiles(root).map((name) => [routePath(name), `src/routes/${name}`]))
  return pages
    .filter(({ html }) => !/<title[ >]/.test(html))
    .map(({ path }) => ({
      file: files.get(path) ?? path,
      message: 'seine Seite hat keinen Kopf: keinen Titel, keine Beschreibung, keine Adresse',
      hint: 'Die Komponente zeigt `<PageHead page={page} />` aus src/components/layout/page-head.',
    }))
}
