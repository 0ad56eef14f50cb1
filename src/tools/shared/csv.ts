/** The separator: the one that the first line has most outside of quotes; a semicolon if it has none. */
export function csvSeparator(text: string): ';' | ',' | '\t' {
  const end = text.search(/[\r\n]/)
  const line = text.slice(0, end < 0 ? 10_000 : end).replace(/"[^"]*"/g, '')
  const counted = ([';', '\t', ','] as const).map((mark) => ({ mark, count: line.split(mark).length }))
  return counted.toSorted((one, other) => other.count - one.count)[0]?.mark ?? ';'
}

/** Parses CSV as RFC 4180 and Excel write it. Blank lines are left out; an unclosed quote ends with the file. */
export function csvRows(text: string, separator = csvSeparator(text)): { line: number; cells: string[] }[] {
  const cell = new RegExp(`("(?:[^"]+|"")*"?)?([^${separator}\\r\\n]*)(${separator}|\\r\\n|\\r|\\n|$)`, 'g')
  const rows: { line: number; cells: string[] }[] = []
  let [line, start, cells] = [1, 1, new Array<string>()]
  for (const [, quoted = '', bare = '', end] of text.replace(/^\uFEFF/, '').matchAll(cell)) {
    cells.push((quoted.replace(/^"|"$/g, '').replaceAll('""', '"') + bare).trim())
    line += quoted.split('\n').length - 1
    if (end === separator) continue
    if (cells.some(Boolean)) rows.push({ line: start, cells })
    line += 1
    start = line
    cells = []
  }
  return rows
}

/**
 * Rows as a CSV file for Excel with Swiss settings: semicolons, CRLF, and a byte order mark for the umlauts. A cell that a spreadsheet would read as a formula
 * gets an apostrophe (OWASP, «CSV Injection»).
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(';')).join('\r\n')}\r\n`
}

function csvCell(value: string): string {
  const cell = guarded(value)
  return /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

const guarded = (value: string) => (/^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value)

/** Rows as text to paste into a spreadsheet, which divides it at tabs and line breaks. */
export function tabbedText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(tabbedCell).join('\t')).join('\n')
}

const tabbedCell = (value: string) => guarded(value).replace(/\s*[\t\r\n]\s*/g, ' / ')
