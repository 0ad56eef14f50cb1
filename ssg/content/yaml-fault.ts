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
  const { line = 1, col: column } = error.linePos?.[0] ?? {}
  const told = known(lines, line, error.code)
  if (told) return told.line === line ? { ...told, column } : told
  return {
    line,
    column,
    message: `das ist kein YAML: ${error.message.replace(/ at line \d+[^]*/, '')}`,
    hint: 'Eine Angabe ist eine Zeile, `name: Wert`; was dazugehört, steht eingerückt darunter, ein Text über mehrere Zeilen nach `name: >-`.',
  }
}

function known(lines: string[], end: number, code: ErrorCode): YamlFault | undefined {
  const remedy = remedies[code]
  const at = remedy?.line
  const line = at ? lines.slice(0, end).findLastIndex((text) => at.test(text)) + 1 : end
  if (!remedy || line === 0) return undefined
  const written = lines[line - 1] ?? ''
  const [, key, value = ''] = /^\s*(?:- )?(\w+):\s+(.*)$/.exec(written) ?? []
  return {
    line,
    message: `${key ? `\`${key}\`` : `«${written.trim()}»`} ${remedy.message}`,
    hint: remedy.hint.replace('KEY', key ?? 'name').replace('VALUE', value),
  }
}

const quote = 'Setzen Sie den Wert in Anführungszeichen: KEY: "VALUE"'

/** Message and hint for the common errors. `line` is the one to mend, the last before the parser has stopped. */
const remedies: Partial<Record<ErrorCode, { line?: RegExp; message: string; hint: string }>> = {
  BLOCK_AS_IMPLICIT_KEY: { line: /:\s.*:(\s|$)/, message: 'hat einen Doppelpunkt im Wert', hint: quote },
  BAD_SCALAR_START: { message: 'beginnt mit einem Zeichen, das dort etwas anderes bedeutet', hint: quote },
  UNEXPECTED_TOKEN: {
    message: 'geht nach dem schliessenden Anführungszeichen weiter',
    hint: 'Setzen Sie den ganzen Wert in Anführungszeichen, und schreiben Sie darin «Guillemets».',
  },
  MISSING_CHAR: {
    line: /^\s*(- )?\w+:\s+(["'])(?!.*\2\s*$)/,
    message: 'beginnt mit einem Anführungszeichen und endet nicht damit',
    hint: 'Schreiben Sie vor und nach dem Wert dasselbe Anführungszeichen.',
  },
  DUPLICATE_KEY: { message: 'steht zweimal da', hint: 'Entfernen Sie eine der beiden Zeilen.' },
  TAB_AS_INDENT: { message: 'beginnt mit einem Tabulator', hint: 'Rücken Sie mit zwei Leerzeichen ein.' },
}
