import { expect, test } from 'vitest'
import { checkMarkdown } from '../../../../../ssg/check/texts/markdown.ts'
import { asPrinted, textFile } from '../../../../support/sources/content-files.ts'

const file = 'src/content/knowledge-base/entity-seo.mdx'
const problems = (body: string) => asPrinted(checkMarkdown([textFile(body)]))

test.each([
  '## Ablauf\n\n### Vorher\n\n#### Noch früher\n\n## Preis',
  '[Kontakt](/contact), [Schwellen](source:w-inp) und [sic] (auch so)',
  '![Was zu sehen ist](figur.svg "Was es sagt")',
  '| a | b | c | d |\n| --- | --- | --- | --- |\n| 1 | | 3 | a \\| b |',
  '<Checklist>\n\n- eins\n- zwei\n\n</Checklist>',
  '## Fragen\n\n<Folds>\n\n### Eins?\n\nJa.\n\n### Zwei?\n\nNein.\n\n</Folds>',
  'Platz #1, a[0][1] in `a[0][1]`',
  '1. eins\n2. zwei',
  '```txt\na\n```\n\n~~~html\n```\n~~~\n\n````txt\n```txt\n```\n````',
  '- Eins\n\n  ```txt\n  a\n  ```\n\n> ```txt\n> a\n> ```',
])('%j has no problem', (body) => {
  expect(problems(body)).toEqual([])
})

test.each([
  ['## Ablauf\n\n#### Vorher', 3, '#### lässt eine Ebene aus\n    Schreiben Sie ###.'],
  ['### Ablauf', 1, '### lässt eine Ebene aus\n    Schreiben Sie ##.'],
  ['##', 1, 'eine Überschrift ohne Worte'],
  ['## Das `Profil`', 1, '«Das Profil» enthält einen Link, einen Begriff, Code oder eine Figur'],
  ['## Das <Term id="nap">NAP</Term>', 1, '«Das NAP» enthält'],
  ['Text\n\n##Das Profil', 3, '## beginnt keine Überschrift\n    Schreiben Sie nach ## ein Leerzeichen.'],
  ['Das[^1] gilt.', 1, 'eine Fussnote von Markdown\n    Verlinken Sie die Behauptung mit ihrer Quelle'],
  ['Das gilt.\n\n[^1]: Weil.', 3, 'eine Fussnote von Markdown'],
  ['[Drei][foo] davon', 1, 'ein Link, dessen Adresse nicht bei seinen Worten steht'],
  ['Text\n\n[foo]: /contact', 3, 'ein Link, dessen Adresse nicht bei seinen Worten steht'],
  ['[Kontakt] (/contact)', 1, 'ein Leerzeichen zwischen den Worten eines Links und seiner Adresse'],
  ['Siehe: ![Was](figur.svg "Es")', 1, 'eine Figur mitten in einem Absatz'],
  ['Text\n![Was](figur.svg "Es")', 2, 'eine Figur mitten in einem Absatz'],
  ['| a | b |\n| --- | --- |\n| 1 |', 3, 'eine Zeile mit 1 Zellen in einer Tabelle mit 2 Spalten'],
  ['| a | b |\n| --- | --- |\n| 1 | 2 | 3 |', 3, 'eine Zeile mit 3 Zellen in einer Tabelle mit 2 Spalten'],
  [
    '| a | b | c | d | e |\n| --- | --- | --- | --- | --- |\n| 1 | 2 | 3 | 4 | 5 |',
    1,
    'eine Tabelle mit 5 Spalten; am Telefon haben 4 Platz',
  ],
  ['- [ ] eins', 1, 'ein Kästchen, `[ ]`\n    Setzen Sie die Liste in `<Checklist>`'],
  ['<Checklist>\n\n1. eins\n\n</Checklist>', 1, '`<Checklist>` enthält etwas anderes als eine Liste mit `-`'],
  [
    '```json\n{ "a": 1 }\n\n## Zwei',
    1,
    'der Codeblock «```json» ist nicht geschlossen\n    Schreiben Sie ``` auf',
  ],
  ['```json\n{}\n\nText\n\n```html\n<p>\n```\n\nEnde', 1, 'der Codeblock «```json» ist nicht geschlossen'],
  ['```json\n{}\n```\n\n```\na\n```', 5, '``` beginnt einen Codeblock, der keine Sprache nennt'],
  ['<Folds>\n\nJa.\n\n</Folds>', 1, '`<Folds>` enthält etwas anderes als Abschnitte mit `###`'],
  ['<Folds>\n\n## Eins\n\nJa.\n\n</Folds>', 1, '`<Folds>` enthält etwas anderes als Abschnitte mit `###`'],
])('%j is reported with its line, the cause and the remedy', (body, line, message) => {
  const [first] = problems(body)
  expect(first).toContain(`${file}:${line}: ${message}`)
  expect(first).toContain('\n    ')
})
