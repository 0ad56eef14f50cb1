import { expect, test } from 'vitest'
import { parseContent } from '../../../../ssg/content/content.ts'
import { asPrinted } from '../../../support/sources/content-files.ts'

const file = 'src/content/a.mdx'

/** The text begins on line 4. */
test.each([
  ['Eins\n\nzwei {drei', '6:6: zu `{` fehlt `}`', '&#123;'],
  ['Eins {zwei\n\nDrei {vier} fünf', '4:6: zu `{` fehlt `}`', '&#123;'],
  ['a {b} c {d', '4:9: zu `{` fehlt `}`', ''],
  ['{/* eins\n\nzwei', '4:1: ', '`{`'],
  ['Das {geht nicht} so', '4:5: was in `{…}` steht, ist kein Code', '&#123;'],
  ['unter <3 Sekunden', '4:8: `<` beginnt kein Tag', '&lt;'],
  ['<!-- Notiz -->', '4:2: ein Kommentar von HTML', '{/* … */}'],
  ['Siehe <https://web.dev>', '4:14: eine Adresse in spitzen Klammern', 'source:name'],
  ['Ende</Note>', '4:6: ein schliessendes Tag ohne öffnendes', 'Entfernen Sie es'],
  ['export const', '4:13: eine Zeile, die mit «import» oder «export» beginnt', 'anderen Wort'],
  ['<Note>\n\nohne Ende', '4:1: `<Note>` hat kein schliessendes Tag', 'eigene Zeile'],
  ['<Note>\n\nText\n\n</Example>', '4:1: `<Note>` hat kein schliessendes Tag vor </Example> auf Zeile 8', ''],
  ['Ein <Term id="uid">Begriff.\n\nMehr.', '4:5: `<Term>` hat kein schliessendes Tag', 'selben Absatz'],
  ['eine<br>Zeile', '4:5: `<br>` hat kein schliessendes Tag', 'kein HTML'],
  ['Ein <Term id=uid>UID</Term>', '4:5: der Wert eines Attributs', '`<Term id="canonical">`'],
  ['Eins\n\n<Tool id="robots />\n\n<Term id="uid">UID</Term>', '6:1: der Wert eines Attributs', ''],
])('%j is reported with line, column, cause and remedy', (body, message, remedy) => {
  const [printed, ...others] = asPrinted(parseContent(file, `---\nkind: legal\n---\n${body}`).problems)
  expect(printed).toContain(`${file}:${message}`)
  expect(printed?.split('\n    ')[1]).toContain(remedy)
  expect(others).toEqual([])
})
