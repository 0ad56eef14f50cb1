import { ownQuestions } from '../../../src/lib/site/own-questions.ts'
import { frontmatterSchema, questionsSchema } from '../../../src/lib/site/page-schema.ts'
import type { Content } from '../../content/content.ts'
import type { Problem } from '../../problem.ts'
import { factRemedy } from './fact-remedies.ts'
import { fault, valueAt } from '../identity/fault.ts'

/** Where the questions of the pages without a text stand. */
const ownFile = 'src/lib/site/own-questions.ts'

/** What customers ask is answered by one page, which the search shows first; the questions of the texts fit the schema already. */
export function checkQuestions(content: Content[], own: Record<string, string[]> = ownQuestions): Problem[] {
  const ofTexts = content.flatMap(({ file, frontmatter, lineOf }) => {
    const questions = frontmatterSchema.safeParse(frontmatter).data?.questions ?? []
    return questions.map((question) => ({ file, line: lineOf('questions'), question }))
  })
  const ofOthers = Object.values(own).flatMap((questions) =>
    questions.map((question) => ({ file: ownFile, question })),
  )
  return [...Object.entries(own).flatMap(checkSchema), ...repeated([...ofTexts, ...ofOthers])]
}

function checkSchema([path, questions]: [string, string[]]): Problem[] {
  const { error } = questionsSchema.safeParse(questions)
  return (error?.issues ?? []).map((issue) => ({
    file: ownFile,
    message: `\`${[path, ...issue.path].map(String).join('.')}\` ${fault(issue, valueAt(questions, issue.path))}`,
    hint: factRemedy('questions', undefined),
  }))
}

interface Asked {
  file: string
  line?: number
  question: string
}

function repeated(asked: Asked[]): Problem[] {
  const first = new Map<string, Asked>()
  return asked.flatMap(({ question, ...place }) => {
    const letters = question.toLowerCase().replace(/\P{L}/gu, '')
    const other = first.get(letters)
    if (!other) {
      first.set(letters, { ...place, question })
      return []
    }
    const where = other.line === undefined ? other.file : `${other.file}:${other.line}`
    return [
      {
        ...place,
        message: `\`questions\` has «${question}», which ${where} answers, too`,
        hint: 'Leave it to the page that answers it best.',
      },
    ]
  })
}
