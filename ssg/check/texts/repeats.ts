import { frontmatterSchema, type Frontmatter } from '../../../src/lib/site/page-schema.ts'
import type { Content } from '../../content/content.ts'
import type { Problem } from '../../problem.ts'

/** Checks that title, short title (within its kind) and description are unique. */
export function checkDuplicates(content: Content[]): Problem[] {
  const hint = 'Sagen Sie, was nur diese Seite bietet.'
  const told = (key: string) => (first: string) => ({ message: `\`${key}\` steht auch in ${first}`, hint })
  return [
    ...repeats(content, 'title', ({ title }) => title, told('title')),
    ...repeats(content, 'shortTitle', (facts) => `${facts.kind}: ${facts.shortTitle}`, told('shortTitle')),
    ...repeats(content, 'description', ({ description }) => description, told('description')),
  ]
}

/** Checks that `order` is unique within a list, or the order would be random. */
export function checkOrders(content: Content[]): Problem[] {
  return repeats(content, 'order', placeOf, (first, facts) => ({
    message: `\`order: ${facts.order}\` steht in derselben Liste auch in ${first}`,
    hint: `Frei ist ${freeOrder(content, facts)}.`,
  }))
}

type Told = Pick<Problem, 'message' | 'hint'>

/** The pages whose value of a key repeats that of an earlier page; `first` is its location. */
function repeats(
  content: Content[],
  key: string,
  said: (facts: Frontmatter) => string,
  told: (first: string, facts: Frontmatter) => Told,
): Problem[] {
  const firsts = new Map<string, string>()
  return content.flatMap(({ file, frontmatter, lineOf }) => {
    const facts = frontmatterSchema.safeParse(frontmatter).data
    if (!facts) return []
    const first = firsts.get(said(facts))
    if (first !== undefined) return [{ file, line: lineOf(key), ...told(first, facts) }]
    firsts.set(said(facts), `${file}:${lineOf(key)}`)
    return []
  })
}

function placeOf(facts: Frontmatter): string {
  return `${listOf(facts)} ${facts.order}`
}

/** The list that contains a page: topic, group, or the list of its kind. */
function listOf(facts: Frontmatter): string {
  if (facts.kind === 'article') return `article ${facts.topic}`
  if (facts.kind === 'service') return `service ${facts.group}`
  return facts.kind === 'page' ? `page ${facts.navigation}` : facts.kind
}

/** The first place after all others of the list. */
function freeOrder(content: Content[], facts: Frontmatter): number {
  const orders = content.flatMap(({ frontmatter }) => {
    const other = frontmatterSchema.safeParse(frontmatter).data
    return other && listOf(other) === listOf(facts) ? [other.order] : []
  })
  return Math.max(0, ...orders) + 1
}

/** Checks that each question belongs to one page only, which the search shows first. */
export function checkQuestions(content: Content[]): Problem[] {
  const firsts = new Map<string, string>()
  return content.flatMap(({ file, frontmatter, lineOf }) => {
    const questions = frontmatterSchema.safeParse(frontmatter).data?.questions ?? []
    return questions.flatMap((question, entry) => {
      const line = lineOf('questions', entry)
      const first = firsts.get(lettersOf(question))
      if (first !== undefined) return [{ file, line, ...askedTwice(question, first) }]
      firsts.set(lettersOf(question), `${file}:${line}`)
      return []
    })
  })
}

export function isSameQuestion(one: string, other: string): boolean {
  return lettersOf(one) === lettersOf(other)
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

export function askedTwice(question: string, other: string): Told {
  return {
    message: `\`questions\` nennt «${question}», was auch ${other} beantwortet`,
    hint: 'Lassen Sie die Frage der Seite, die sie am besten beantwortet.',
  }
}
