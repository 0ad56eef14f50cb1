import { z } from 'zod'
import { ownPageSchema, questionsSchema } from '../../src/lib/site/page-schema.ts'
import type { SitePage } from '../content/site-page.ts'
import { schemaProblems } from '../content/yaml-file.ts'
import type { Problem } from '../problem.ts'
import { factRemedy } from './texts/fact-remedies.ts'
import { askedTwice, lettersOf } from './texts/repeats.ts'
import { routeFiles, routePath } from './routes.ts'

/** What a route without MDX states, as a text does in its frontmatter. */
const schema = z.object({ page: ownPageSchema, questions: questionsSchema })

const remedy =
  'Eine Seite ohne Text hat kind, title (15 bis 60 Zeichen), shortTitle (3 bis 28), description (110 bis 155), published und später updated. Eine Seite mit einem Platz in der Navigation legt `npm run new:page -- ihr-name` an; die Komponente kommt in deren Route, unter den Text.'

export function checkOwnPages(pages: SitePage[], root: string): Problem[] {
  return routeFiles(root).flatMap((name) => {
    const file = `src/routes/${name}`
    const value = pages.find(({ path }) => path === routePath(name))
    if (!value)
      return [
        {
          file,
          message: 'sagt nichts über seine Seite',
          hint: 'Die Route braucht `staticData: { page }`: src/routes/contact.tsx zeigt, wie.',
        },
      ]
    if (value.source) return []
    const written = { file, value, lineOf: () => 1, problems: [] }
    return [
      ...schemaProblems(written, schema, ([part]) =>
        part === 'questions' ? factRemedy('questions', undefined) : remedy,
      ),
      ...repeatedQuestions(value, pages).map(([message, hint]) => ({ file, message, hint })),
    ]
  })
}

function repeatedQuestions({ path, questions }: SitePage, pages: SitePage[]): [string, string][] {
  const others = pages.filter((page) => page.path !== path)
  return questions.flatMap((question) => {
    const isSame = (asked: string) => lettersOf(asked) === lettersOf(question)
    const other = others.find((page) => page.questions.some(isSame))
    return other ? [askedTwice(question, other.path)] : []
  })
}
