import { frontmatterSchema } from '../../../src/lib/site/page-schema.ts'
import type { Content } from '../../content/content.ts'
import type { Problem } from '../../problem.ts'

/** What customers ask belongs to one page, which the search shows first; what stands in texts fits the schema already. */
export function checkQuestions(content: Content[]): Problem[] {
  const asked = content.flatMap(({ file, frontmatter, lineOf }) => {
    const questions = frontmatterSchema.safeParse(frontmatter).data?.questions ?? []
    return questions.map((text, entry) => ({ file, line: lineOf('questions', entry), text }))
  })
  const firsts = new Map<string, string>()
  return asked.flatMap(({ text, ...place }) => {
    const first = firsts.get(letters(text))
    if (first) return [{ ...place, ...askedTwice(text, first) }]
    firsts.set(letters(text), `${place.file}:${place.line}`)
    return []
  })
}

export function isSameQuestion(one: string, other: string): boolean {
  return letters(one) === letters(other)
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

export function askedTwice(question: string, other: string): Pick<Problem, 'message' | 'hint'> {
  return {
    message: `\`questions\` nennt «${question}», was auch ${other} beantwortet`,
    hint: 'Lassen Sie die Frage der Seite, die sie am besten beantwortet.',
  }
}
