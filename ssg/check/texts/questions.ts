import type { z } from 'zod'
import { ownQuestions } from '../../../src/lib/site/own-questions.ts'
import { ownSearches } from '../../../src/lib/site/own-searches.ts'
import { frontmatterSchema, questionsSchema, searchesSchema } from '../../../src/lib/site/page-schema.ts'
import type { Content } from '../../content/content.ts'
import type { Problem } from '../../problem.ts'
import { fault, valueAt } from '../identity/fault.ts'
import { factRemedy } from './fact-remedies.ts'

/** What pages are found by, and where that stands for those without a text. */
const lists = {
  questions: { schema: questionsSchema, ownFile: 'src/lib/site/own-questions.ts' },
  searches: { schema: searchesSchema, ownFile: 'src/lib/site/own-searches.ts' },
} satisfies Record<string, { schema: z.ZodType<string[]>; ownFile: string }>

type Key = keyof typeof lists
type Own = Record<string, string[]>

/** What customers ask, or type, belongs to one page, which the search shows first; what stands in texts fits the schema already. */
export function checkQuestions(
  content: Content[],
  own: Record<Key, Own> = { questions: ownQuestions, searches: ownSearches },
): Problem[] {
  return [...checkList('questions', content, own.questions), ...checkList('searches', content, own.searches)]
}

function checkList(key: Key, content: Content[], own: Own): Problem[] {
  const { ownFile } = lists[key]
  const ofTexts = content.flatMap(({ file, frontmatter, lineOf }) => {
    const asked = frontmatterSchema.safeParse(frontmatter).data?.[key] ?? []
    return asked.map((text, entry) => ({ file, line: lineOf(key, entry), text }))
  })
  const ofOthers = Object.values(own).flatMap((asked) => asked.map((text) => ({ file: ownFile, text })))
  const faults = Object.entries(own).flatMap(([path, asked]) => checkSchema(key, path, asked))
  return [...faults, ...repeated(key, [...ofTexts, ...ofOthers])]
}

function checkSchema(key: Key, path: string, asked: string[]): Problem[] {
  const { schema, ownFile } = lists[key]
  const { error } = schema.safeParse(asked)
  return (error?.issues ?? []).map((issue) => ({
    file: ownFile,
    message: `\`${[path, ...issue.path].map(String).join('.')}\` ${fault(issue, valueAt(asked, issue.path))}`,
    hint: factRemedy(key, undefined),
  }))
}

interface Asked {
  file: string
  line?: number
  text: string
}

function repeated(key: Key, asked: Asked[]): Problem[] {
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
        message: `\`${key}\` has «${text}», which ${where} answers, too`,
        hint: 'Leave it to the page that answers it best.',
      },
    ]
  })
}
