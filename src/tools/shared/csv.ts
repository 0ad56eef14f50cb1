/** The separator: the one that the first line has most outside of quotes; a semicolon if it has none. */
export function csvSeparator(text: string): ';' | ',' | '\t' {
  const end = text.search(/[\r\n]/)
  const line = text.slice(0, end < 0 ? 10_000 : end).replace(/"[^"]*"/g, '')
  const counted = ([';', '\t', ','] as const).map((mark) => ({ mark, count: line.split(mark).length }))
  return counted.toSorted((one, other) => other.count - one.count)[0]?.mark ?? ';'
}

/**
 * Parses CSV as RFC 4180 and Excel write it. Blank lines are left out; an unclosed quote ends with the file.
 */
export function csvRows(text: string, separator = csvSeparator(text)): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = []
  let [line, start, cells] = [1, 1, new Array<string>()]
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at < text.length) {
    const quoted = text[at] === '"'
    const close = quoted ? closingQuote(text, at) : at
    const end = cellEnd(text, quoted ? close + 1 : at, separator)
    const cell = quoted
      ? text.slice(at + 1, close).replaceAll('""', '"') + text.slice(close + 1, end)
      : text.slice(at, end)
    cells.push(cell.trim())
    if (quoted) line += lineBreaks(text, at, close)
    at = end + 1
    if (text[end] === separator) {
      if (at >= text.length) cells.push('')
      continue
    }
    if (text[end] === '\r' && text[at] === '\n') at += 1
    if (cells.some(Boolean)) rows.push({ line: start, cells })
    line += 1
    start = line
    cells = []
  }
  if (cells.some(Boolean)) rows.push({ line: start, cells })
  return rows
}

function closingQuote(text: string, open: number): number {
  let at = text.indexOf('"', open + 1)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at < 0 ? text.length : at
}

function cellEnd(text: string, from: number, separator: string): number {
  let at = from
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1
  return at
}

function lineBreaks(text: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

/**
 * Rows as CSV for Excel with Swiss settings: semicolons, CRLF, and a byte order mark for the umlauts. A cell that a spreadsheet would read as a formula
 * gets an apostrophe (OWASP, «CSV Injection»).
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(';')).join('\r\n')}\r\n`
}

function csvCell(value: string): string {
  const guarded = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}
