import type { ErrorCode, YAMLError } from 'yaml'
import type { Problem } from '../problem.ts'

export interface YamlFault extends Omit<Problem, 'file'> {
  /** 1-based, from the first line of the YAML. */
  line: number
}

/** The first syntax error, with a German message that names the entry. Later errors of the parser are often its consequence. */
export function yamlFault(lines: string[], [error]: YAMLError[]): YamlFault | undefined {
  const tab = lines.findIndex((line) => /^\s*\t/.test(line))
  if (tab >= 0) return known(lines, tab + 1, 'TAB_AS_INDENT')
  if (!error) {
    // YAML reads these as an alias, an anchor and a tag.
    const sign = lines.findIndex((line) => /^\w+:\s+[*&!]/.test(line))
    return sign < 0 ? undefined : known(lines, sign + 1, 'BAD_SCALAR_START')
  }
  const { line = 1, col } = error.linePos?.[0] ?? {}
  // The parser reports a later line.
  const opened = lines.slice(0, line).findLastIndex((text) => opening[error.code]?.test(text)) + 1
  if (opened > 0) return known(lines, opened, error.code)
  if (error.code === 'MISSING_CHAR' || error.code === 'MULTILINE_IMPLICIT_KEY')
    return notIndented(lines, line)
  return { ...(known(lines, line, error.code) ?? unknown(line, error)), column: col }
}

/** Lines that open what they do not close, a quotation mark or a bracket. */
const opening: Partial<Record<ErrorCode, RegExp>> = {
  MISSING_CHAR: /^\s*(- )?\w+:\s+(["'])(?!.*\2\s*$)/,
  BAD_INDENT: /:\s+[{[][^}\]]*$/,
}

/** Reports a line that should be indented, as part of the entry above. */
function notIndented(lines: string[], line: number): YamlFault {
  const entry = lines.slice(0, line - 1).findLast((text) => /^\w+:/.test(text))
  const key = entry?.split(':')[0]
  const written = `«${lines[line - 1]?.trim()}»`
  return {
    line,
    column: 1,
    message: key
      ? `\`${key}\` geht mit ${written} weiter, das nicht eingerückt ist`
      : `${written} ist keine Angabe`,
    hint: `Schreiben Sie \`${key ?? 'name'}: >-\`, und darunter jede Zeile des Textes nach zwei Leerzeichen; eine Angabe auf einer Zeile ist \`name: Wert\`.`,
  }
}

function unknown(line: number, { message }: YAMLError): YamlFault {
  return {
    line,
    message: `das ist kein YAML: ${message.replace(/ at line \d+[^]*/, '')}`,
    hint: 'Eine Angabe ist eine Zeile, `name: Wert`; was dazugehört, steht eingerückt darunter.',
  }
}

function known(lines: string[], line: number, code: ErrorCode): YamlFault | undefined {
  const written = lines[line - 1] ?? ''
  const [, key, value = ''] = /^\s*(?:- )?(\w+):\s+(.*)$/.exec(written) ?? []
  const isNested = code === 'BLOCK_AS_IMPLICIT_KEY' && !/:(\s|$)/.test(value)
  const remedy = isNested ? nested : remedies[code]
  if (!remedy) return undefined
  const message = `${key ? `\`${key}\`` : `«${written.trim()}»`} ${remedy.message}`
  return { line, message, hint: remedy.hint.replace('KEY', key ?? 'name').replace('VALUE', value) }
}

const quote = 'Setzen Sie den Wert in Anführungszeichen: KEY: "VALUE"'
const nested = {
  message: 'ist von einer eingerückten Zeile gefolgt, die eine andere Angabe beginnt',
  hint: 'Entfernen Sie die Leerzeichen vor deren Namen; ein Text über mehrere Zeilen beginnt nach `name: >-`.',
}

/** Message and hint for the common errors. */
const remedies: Partial<Record<ErrorCode, { message: string; hint: string }>> = {
  BLOCK_AS_IMPLICIT_KEY: { message: 'hat einen Doppelpunkt im Wert', hint: quote },
  BAD_SCALAR_START: { message: 'beginnt mit einem Zeichen, das dort etwas anderes bedeutet', hint: quote },
  UNEXPECTED_TOKEN: {
    message: 'geht nach dem schliessenden Anführungszeichen weiter',
    hint: 'Setzen Sie den ganzen Wert in Anführungszeichen, und schreiben Sie darin «Guillemets».',
  },
  MISSING_CHAR: {
    message: 'beginnt mit einem Anführungszeichen und endet nicht damit',
    hint: 'Schreiben Sie vor und nach dem Wert dasselbe Anführungszeichen.',
  },
  BAD_INDENT: { message: 'endet nicht mit } oder ]', hint: 'Schreiben Sie, was fehlt, ans Ende.' },
  DUPLICATE_KEY: { message: 'steht zweimal da', hint: 'Entfernen Sie eine der beiden Zeilen.' },
  TAB_AS_INDENT: { message: 'beginnt mit einem Tabulator', hint: 'Rücken Sie mit zwei Leerzeichen ein.' },
}
