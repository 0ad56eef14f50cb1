import type { Finding } from '../shared/finding.ts'
import { hasColumn, type Columns } from './directory-columns.ts'
import { fields } from './field-form.ts'

/** What is wrong with the file itself, whatever it says of the firm. */
export function findingsOfFile(
  text: string,
  columns: Columns,
  head: string[],
  rows: { line: number; values: string[] }[],
): Finding[] {
  const findings: Finding[] = []
  const width = head.length
  const found = fields.filter(({ field }) => hasColumn(columns, field))
  if (found.length === 0) {
    findings.push({
      grade: 'error',
      rule: 'directory/no-columns',
      problem: 'Keine Spalte ist zu erkennen; die erste Zeile muss sie benennen.',
      remedy: 'Als erste Zeile setzen: Quelle;Name;Strasse;PLZ;Ort;Telefon;Website',
    })
  } else if (rows.length === 0) {
    findings.push({
      grade: 'warning',
      rule: 'directory/no-rows',
      problem: 'Nach den Spaltennamen folgt keine Zeile.',
      remedy: 'Je Verzeichnis eine Zeile einfügen.',
    })
  }
  const ignored = head.filter((title, column) => title !== '' && !Object.values(columns).includes(column))
  if (found.length > 0 && ignored.length > 0) {
    findings.push({
      grade: 'note',
      rule: 'directory/ignored-columns',
      problem: `Nicht verglichen: ${ignored
        .slice(0, 8)
        .map((title) => `«${title.slice(0, 40)}»`)
        .join(', ')}${ignored.length > 8 ? ' und weitere' : ''}.`,
      remedy: 'Gehört eine davon zu den Stammdaten, nennen Sie die Spalte wie in der Vorlage.',
    })
  }
  if (/Ã[¤¶¼©¨ ]|\uFFFD/.test(text)) {
    findings.push({
      grade: 'warning',
      rule: 'directory/encoding',
      problem:
        'Umlaute sind verstümmelt («Ã¼» statt «ü»); die Datei wurde mit falscher Zeichenkodierung gelesen.',
      remedy: 'Als «CSV UTF-8» speichern und neu laden.',
    })
  }
  const uneven = rows.filter(({ values }) => values.length !== width)
  const [first] = uneven
  if (first) {
    findings.push({
      grade: 'warning',
      rule: 'directory/uneven',
      problem: `${uneven.length === 1 ? 'Eine Zeile hat' : `${uneven.length} Zeilen haben`} nicht so viele Spalten wie die erste (${width}).`,
      remedy: 'Felder mit Trennzeichen in Anführungszeichen setzen.',
      place: `Zeile ${first.line}`,
    })
  }
  return findings
}
