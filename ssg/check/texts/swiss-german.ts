import type { Content } from '../../content/content.ts'
import { nodesOf } from '../../content/nodes-of.ts'
import type { Problem } from '../../problem.ts'

/** What Swiss spelling writes differently, or what is not said aloud, and what to write instead. */
const rules = [
  { pattern: /ß/, message: 'ß', hint: 'Switzerland writes ss.' },
  { pattern: /[„“”"]/, message: 'a foreign quotation mark', hint: '«Guillemets», inside them ‹these›.' },
  {
    pattern: /(^|[\s(])[»›](?=[\p{L}\d])/u,
    message: 'guillemets that point inwards',
    hint: '«so», not »so«.',
  },
  { pattern: /« | »/, message: 'a space inside guillemets', hint: '«so», without spaces.' },
  { pattern: /\p{L}'\p{L}/u, message: 'a straight apostrophe in a word', hint: 'Write ’.' },
  {
    pattern: /\b(z|d|u|i)\.(B|h|a|d)\.(?!\p{L})/u,
    message: 'an abbreviation without a space',
    hint: 'z. B. with a protected space.',
  },
  {
    pattern: /\b(z|d)\. (B|h)\./,
    message: 'a space that may break a line',
    hint: 'U+00A0 between «z.» and «B.».',
  },
  {
    pattern: /\b(Art|Abs|lit|Ziff)\.[ \n](?=\d|[a-z]\b)/,
    message: 'a space that may part an article from its number',
    hint: 'U+00A0 between «Art.» and «3».',
  },
  {
    pattern: /(?<![-.\d])\d{1,3}[.’]\d{3}\b(?!\.\d)/,
    message: 'a thousands separator that is not the straight apostrophe',
    hint: "1'000",
  },
  {
    pattern: /\p{L}[*:_](in|innen)\b/u,
    message: 'a special character for gender',
    hint: 'Mitarbeitende, Kundschaft, or both forms.',
  },
  {
    pattern: /(?<!\p{L})(leer aus(?=[\s.,;])|unverkäuflich|entbehrlich)/u,
    message: 'a word that nobody says to a customer',
    hint: 'Say it with «nicht» or «kein»: «kann man nicht kaufen», «braucht es nicht».',
  },
] as const

/** The texts follow Swiss spelling; code is left alone. */
export function checkSwissGerman(content: Content[]): Problem[] {
  return content.flatMap(({ file, tree, frontmatter, lineOf }) => {
    const problems: Problem[] = []
    for (const node of nodesOf(tree, 'text', 'image')) {
      const texts = node.type === 'text' ? [node.value] : [node.alt, node.title]
      for (const text of texts) problems.push(...checkText(file, node.position?.start.line, text ?? ''))
    }
    for (const [key, value] of Object.entries(frontmatter ?? {})) {
      if (typeof value === 'string') problems.push(...checkText(file, lineOf(key), value))
    }
    return problems
  })
}

export function checkText(file: string, line: number | undefined, text: string): Problem[] {
  return rules.flatMap(({ pattern, message, hint }) => {
    const match = pattern.exec(text)
    if (!match) return []
    const before = text.slice(0, match.index).split('\n').length - 1
    const near = text.slice(Math.max(0, match.index - 20), match.index + 20).replaceAll('\n', ' ')
    return [
      { file, line: line === undefined ? line : line + before, message: `${message} in «…${near}…»`, hint },
    ]
  })
}
