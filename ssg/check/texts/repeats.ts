import { toString } from 'mdast-util-to-string'
import type { Frontmatter } from '../../../src/lib/site/page-schema.ts'
import type { Content } from '../../content/content.ts'
import type { Problem } from '../../problem.ts'
import { checkTexts } from './check-texts.ts'
import { nodesOf } from '../../content/text-nodes.ts'

/** Checks that title, short title (within its kind), description and questions are unique, and so is `order` within a list, or the order would be random. */
export function checkRepeats(content: Content[]): Problem[] {
  const firsts = new Map<string, string>()
  const pages = content.flatMap(({ facts }) => facts ?? [])
  return checkTexts(content, ({ file, facts, frontmatter }, tell) => {
    if (!facts) return
    const hint = 'Sagen Sie, was nur diese Seite bietet.'
    const { kind, title, shortTitle, description, order, questions } = facts
    const list = listOf(facts)
    const orders = pages.filter((page) => listOf(page) === list).map((page) => page.order)
    /** Where a text before this one says the same. */
    function once(path: PropertyKey[], said: string, told: (first: string) => [string, string]): void {
      const line = frontmatter.lineOf(path)
      const key = `${String(path[0])} ${said}`
      const first = firsts.get(key)
      if (first === undefined) firsts.set(key, `${file}:${line}`)
      else tell(line, ...told(first))
    }
    const own = { title, description, shortTitle: `${kind}: ${shortTitle}` }
    for (const [key, said] of Object.entries(own))
      once([key], said, (first) => [`\`${key}\` steht auch in ${first}`, hint])
    once(['order'], `${list} ${order}`, (first) => [
      `\`order: ${order}\` steht in derselben Liste auch in ${first}`,
      `Frei ist ${Math.max(...orders) + 1}.`,
    ])
    for (const [index, question] of questions.entries())
      once(['questions', index], lettersOf(question), (first) => askedTwice(question, first))
  })
}

/** The list that contains a page: topic, group, or the list of its kind. */
function listOf(facts: Frontmatter): string {
  if (facts.kind === 'article') return `article ${facts.topic}`
  if (facts.kind === 'service') return `service ${facts.group}`
  return facts.kind === 'page' ? `page ${facts.navigation}` : facts.kind
}

/** What counts where questions are compared. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** A question belongs to one page only, which the search shows first. */
export function askedTwice(question: string, other: string): [message: string, hint: string] {
  return [
    `\`questions\` nennt «${question}», was auch ${other} beantwortet`,
    'Lassen Sie die Frage der Seite, die sie am besten beantwortet.',
  ]
}

/** From so many words on, two equal paragraphs are no chance. The texts of this site share none of eight words. */
const longEnough = 20

export function checkCopies(content: Content[]): Problem[] {
  const firsts = new Map<string, string>()
  return checkTexts(content, ({ file, tree }, tell) => {
    for (const paragraph of nodesOf(tree, 'paragraph')) {
      const text = toString(paragraph, { includeImageAlt: false }).toLowerCase()
      const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
      if (words.length < longEnough) continue
      const said = words.join(' ')
      const first = firsts.get(said)
      if (first)
        tell(
          paragraph,
          `wiederholt einen Absatz von ${first}`,
          'Schreiben Sie, was nur diese Seite sagt, und verlinken Sie für den Rest die andere.',
        )
      else firsts.set(said, `${file}:${paragraph.position?.start.line}`)
    }
  })
}
