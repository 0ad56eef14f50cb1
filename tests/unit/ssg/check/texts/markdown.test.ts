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
  'Platz #1, a[0][1] in `a[0][1]`',
  '1. eins\n2. zwei',
])('%j is what a page shows', (body) => {
  expect(problems(body)).toEqual([])
})

test.each([
  ['## Ablauf\n\n#### Vorher', 3, '#### leaves out a level\n    Write ###.'],
  ['### Ablauf', 1, '### leaves out a level\n    Write ##.'],
  ['##', 1, 'a heading without words'],
  ['## Das `Profil`', 1, '«Das Profil» holds a link, a term, code or a figure'],
  ['## [Das Profil](/contact)', 1, '«Das Profil» holds'],
  ['## Das <Term id="nap">NAP</Term>', 1, '«Das NAP» holds'],
  ['Text\n\n##Das Profil', 3, '## begins no heading\n    Write a space after ##.'],
  ['Das[^1] gilt.', 1, 'a footnote of Markdown\n    Link what is claimed to its source'],
  ['Das gilt.\n\n[^1]: Weil.', 3, 'a footnote of Markdown'],
  ['[Drei][foo] davon', 1, 'a link whose address does not stand beside its words'],
  ['Text\n\n[foo]: /contact', 3, 'a link whose address does not stand beside its words'],
  ['[Kontakt] (/contact)', 1, 'a space between the words of a link and its address'],
  ['Siehe: ![Was](figur.svg "Es")', 1, 'a figure amid a paragraph'],
  ['Text\n![Was](figur.svg "Es")', 2, 'a figure amid a paragraph'],
  ['| a | b |\n| --- | --- |\n| 1 |', 3, 'a row of 1 cells in a table of 2 columns'],
  ['| a | b |\n| --- | --- |\n| 1 | 2 | 3 |', 3, 'a row of 3 cells in a table of 2 columns'],
  [
    '| a | b | c | d | e |\n| --- | --- | --- | --- | --- |\n| 1 | 2 | 3 | 4 | 5 |',
    1,
    'a table of 5 columns; 4 have room on a phone',
  ],
  ['- [ ] eins', 1, 'a box to tick, `[ ]`\n    Put the list into `<Checklist>`'],
  ['<Checklist>\n\n1. eins\n\n</Checklist>', 1, '`<Checklist>` holds something else than one list of `-`'],
  ['<Checklist>\n\neins\n\n</Checklist>', 1, '`<Checklist>` holds something else than one list of `-`'],
])('%j is printed with its line, the cause and the remedy', (body, line, message) => {
  const [first] = problems(body)
  expect(first).toContain(`${file}:${line}: ${message}`)
  expect(first).toContain('\n    ')
})

test('the footnote and what it refers to are two lines to put right', () => {
  expect(problems('Das[^1] gilt.\n\n[^1]: Weil.')).toHaveLength(2)
})
