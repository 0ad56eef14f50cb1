/**
 * Rows as a CSV file that Excel opens in Switzerland: semicolons, CRLF, a byte order mark for the umlauts. A cell that a spreadsheet
 * would take for a formula begins with an apostrophe (OWASP, «CSV Injection»).
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(';')).join('\r\n')}\r\n`
}

function csvCell(value: string): string {
  const guarded = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}
