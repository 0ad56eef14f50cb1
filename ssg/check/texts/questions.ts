import { ownQuestions } from '../../../src/lib/site/own-questions.ts'
import { frontmatterSchema, questionsSchema } from '../../../src/lib/site/page-schema.ts'
import type { Content } from '../../content/content.ts'
import type { Problem } from '../../problem.ts'
import { fault, valueAt } from '../identity/fault.ts'
import { factRemedy } from './fact-remedies.ts'

/** Where the questions of pages without a text stand. */
const ownFile = 'src/lib/site/own-questions.ts'

/** What customers ask belongs to one page, which the search shows first; what stands in texts fits the schema already. */
export function checkQuestions(content: Content[], own: Record<string, string[]> = ownQuestions): Problem[] {
  const ofTexts = content.flatMap(({ file, frontmatter, lineOf }) => {
    const asked = frontmatterSchema.safeParse(frontmatter).data?.questions ?? []
    return asked.map((text, entry) => ({ file, line: lineOf('questions', entry), text }))
  })
  const ofOthers = Object.values(own).flatMap((asked) => asked.map((text) => ({ file: ownFile, text })))
  const faults = Object.entries(own).flatMap(([path, asked]) => checkSchema(path, asked))
  return [...faults, ...repeated([...ofTexts, ...ofOthers])]
}

function checkSchema(path: string, asked: string[]): Problem[] {
  const { error } = questionsSchema.safeParse(asked)
  return (error?.issues ?? []).map((issue) => ({
    file: ownFile,
    message: `\`${[path, ...issue.path].map(String).join('.')}\` ${fault(issue, valueAt(asked, issue.path))}`,
    hint: factRemedy('questions', undefined),
  }))
}

interface Asked {
  file: string
  line?: number
  text: string
}

function repeated(asked: Asked[]): Problem[] {
  const first = new Map<string, Asked>()
  return asked.flatMap(({ text, ...place }) => {
    const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
    const other = first.get(letters)
    if (!other) {
      first.set(letters, { ...place, text })
      return []
    }
    const where = other.line === undefined ? other.file : `${other.file}:${other.line}`
    return [
      {
        ...place,
        message: `\`questions\` has «${text}», which ${where} answers, too`,
        hint: 'Leave it to the page that answers it best.',
      },
    ]
  })
}
