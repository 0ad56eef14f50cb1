import type { Content } from '../../content/content.ts'
import { nodesOf } from '../../content/text-nodes.ts'
import { textsIn, type YamlFile } from '../../content/yaml-file.ts'
import { lineAt, type Problem } from '../../problem.ts'

/** What no text may contain: spelling that is not Swiss, wrong quotation marks and spaces, empty advertising words. */
const rules = [
  { pattern: /ß/, message: 'ß', hint: 'Die Schweiz schreibt ss.' },
  { pattern: /[„“”"]/, message: 'ein fremdes Anführungszeichen', hint: '«Guillemets», darin ‹diese›.' },
  {
    pattern: /(^|[\s(])[»›](?=[\p{L}\d])/u,
    message: 'Guillemets, die nach innen zeigen',
    hint: '«so», nicht »so«.',
  },
  { pattern: /« | »/, message: 'ein Leerzeichen in Guillemets', hint: '«so», ohne Leerzeichen.' },
  { pattern: /\p{L}'\p{L}/u, message: 'ein gerader Apostroph in einem Wort', hint: 'Schreiben Sie ’.' },
  {
    pattern: /\b(z|d|u|i)\.(B|h|a|d)\.(?!\p{L})/u,
    message: 'eine Abkürzung ohne Leerzeichen',
    hint: 'z. B. mit geschütztem Leerzeichen.',
  },
  {
    pattern: /\b(z|d)\. (B|h)\./,
    message: 'ein Leerzeichen, an dem die Zeile brechen kann',
    hint: 'U+00A0 zwischen «z.» und «B.».',
  },
  {
    pattern: /\b(Art|Abs|lit|Ziff)\.[ \n](?=\d|[a-z]\b)/,
    message: 'ein Leerzeichen, das einen Artikel von seiner Nummer trennen kann',
    hint: 'U+00A0 zwischen «Art.» und «3».',
  },
  {
    pattern: /(?<![-.\d])\d{1,3}[.’]\d{3}\b(?!\.\d)/,
    message: 'ein Tausendertrennzeichen, das nicht der gerade Apostroph ist',
    hint: "1'000",
  },
  {
    pattern: /\p{L}[*:_](in|innen)\b/u,
    message: 'ein Sonderzeichen für das Geschlecht',
    hint: 'Mitarbeitende, Kundschaft, oder beide Formen.',
  },
  {
    pattern: /(?<!\p{L})(leer aus(?=[\s.,;])|unverkäuflich|entbehrlich)/u,
    message: 'ein Wort, das niemand zur Kundschaft sagt',
    hint: 'Sagen Sie es mit «nicht» oder «kein»: «kann man nicht kaufen», «braucht es nicht».',
  },
  {
    pattern: /(?<![\d.,'’/#=_-])\d{5,}(?![\d.,'’/_-]*\d)/,
    message: 'eine grosse Zahl ohne Trennzeichen',
    hint: "12'000",
  },
  {
    pattern: /ganzheitlich|nahtlos|massgeschneiderte Lösung|revolutionär/i,
    message: 'ein Werbewort',
    hint: 'Sagen Sie, was genau gemeint ist.',
  },
] as const

/** Checks texts and frontmatter against the house style. Code is exempt. */
export function checkHouseStyle(content: Content[]): Problem[] {
  return content.flatMap(({ file, tree, frontmatter }) => [
    ...nodesOf(tree, 'text', 'image').flatMap((node) => {
      const texts = node.type === 'text' ? [node.value] : [node.alt, node.title]
      return texts.flatMap((text) => checkText(file, node.position?.start.line, text ?? ''))
    }),
    ...checkStyleOf(frontmatter),
  ])
}

/** Checks the texts of a YAML file in the same way. */
export function checkStyleOf({ file, value, lineOf }: YamlFile): Problem[] {
  return textsIn(value).flatMap(({ path, text }) => checkText(file, lineOf(path), text))
}

export function checkText(file: string, line = 1, text: string): Problem[] {
  return rules.flatMap(({ pattern, message, hint }) => {
    const match = pattern.exec(text)
    if (!match) return []
    const near = text.slice(Math.max(0, match.index - 20), match.index + 20).replaceAll('\n', ' ')
    return [{ file, line: line + lineAt(text, match.index) - 1, message: `${message} in «…${near}…»`, hint }]
  })
}
