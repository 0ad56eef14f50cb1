import { findingOf, type Finding } from '../shared/finding.ts'
import { postal } from './asides.ts'

/** A finding for what the tool does not compare. */
export function notCompared(
  what: string,
  remedy: string,
  place: string,
  grade: Finding['grade'] = 'unchecked',
): Finding {
  return findingOf(grade, 'record/unread', `Nicht verglichen: ${what}`, remedy, place)
}

/** A finding for unread text; a note if it is probably no value of the master data. */
export function unreadPiece(piece: string, place: string, isNote = false): Finding {
  const remedy = isNote
    ? 'Das ist wohl keine Angabe Ihrer Stammdaten.'
    : postal.test(piece)
      ? 'Vergleichen Sie das selbst.'
      : /\d/.test(piece)
        ? 'Gehört das zu einer anderen Stelle, schreiben Sie deren Namen mit Doppelpunkt darüber; sonst löschen Sie die Zeile.'
        : 'Löschen Sie die Zeile, oder schreiben Sie je Angabe eine Zeile.'
  return notCompared(`«${piece.slice(0, 80)}».`, remedy, place, isNote ? 'note' : 'unchecked')
}

export function nothingIn(source: string): Finding {
  return findingOf(
    'unchecked',
    'record/empty',
    'Unter dieser Stelle steht keine Angabe.',
    'Fügen Sie darunter Name, Adresse und Telefon ein; Seiten öffnet das Werkzeug nicht.',
    source,
  )
}

export const badEncoding = findingOf(
  'unchecked',
  'record/encoding',
  'Umlaute sind verstümmelt («Ã¼» statt «ü»); der Text wurde mit falscher Zeichenkodierung gelesen.',
  'Speichern Sie die Datei als «CSV UTF-8» und laden Sie sie neu, oder kopieren Sie den Text neu.',
)
