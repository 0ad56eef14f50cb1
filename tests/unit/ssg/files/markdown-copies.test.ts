import { expect, test } from 'vitest'
import { markdownCopies } from '../../../../ssg/files/markdown-copies.ts'
import type { Sources } from '../../../../ssg/content/sources.ts'
import { pageUrl, site } from '../../../../ssg/content/identity.ts'
import { emptySlots } from '../../../../src/lib/site/slots-schema.ts'
import { filledSlots, firstOffered } from '../../../support/operator/filled-slots.ts'
import { articleFacts, articleFile, serviceFacts } from '../../../support/sources/content-files.ts'

const sources: Sources = {
  'w-inp': { title: 'INP', publisher: 'web.dev', url: 'https://web.dev/inp', checked: '2026-11-20' },
}
const copyOf = (body: string) =>
  String(markdownCopies([articleFile({}, { body })], sources, emptySlots)[0]?.content)

test('a Markdown copy lies beside its page and begins with title, address and summary', () => {
  const [copy] = markdownCopies([articleFile({}, { body: '## Ablauf' })], sources, emptySlots)
  expect(copy?.path).toBe('knowledge-base/entity-seo.md')
  const url = pageUrl('/knowledge-base/entity-seo')
  expect(String(copy?.content).split('\n\n')).toEqual([
    `# ${articleFacts.title}`,
    `<${url}>`,
    articleFacts.summary,
    '## Ablauf\n',
  ])
})

test('the Markdown copy of a service has the facts and the price of its page', () => {
  const service = articleFile(serviceFacts, { path: firstOffered })
  const copyWith = (slots: typeof emptySlots) => String(markdownCopies([service], sources, slots)[0]?.content)
  expect(copyWith(emptySlots)).toContain(
    `- Erstes Ergebnis: ${serviceFacts.result}.\n- Dauer: ${serviceFacts.duration}.\n`,
  )
  expect(copyWith(emptySlots)).toContain(`(${pageUrl('/agb')}#14-dauer-und-kuendigung)`)
  expect(copyWith(emptySlots)).toContain('- Preis: Ein fester Betrag laut Offerte. ')
  expect(copyWith(filledSlots)).toContain("- Preis: ab CHF\u00A04'200 einmalig, exkl. MWST. ")
})

test.each([
  ['a link to a source leads to the source', '[Schwellen](source:w-inp)', '[Schwellen](https://web.dev/inp)'],
  ['a link within the site is absolute', '[Kontakt](/contact)', `[Kontakt](${site.origin}/contact)`],
  ['any other link stays as it is', '[Post](mailto:a@example.com)', '[Post](mailto:a@example.com)'],
  ['the operator’s data are written out', 'Die <Operator field="name" />', `Die ${site.name}`],
  ['a term is only its text', 'Ein <Term id="crawling">*Crawling*</Term>', 'Ein _Crawling_'],
  ['a comment for authors is removed', 'Davor {/* später */}danach', 'Davor danach'],
  ['a comment on a line of its own is removed', 'Davor\n\n{/* später */}\n\ndanach', 'Davor\n\ndanach'],
  ['a box is only its text', '<Note>\n\nAchtung, **neu**\n\n</Note>', 'Achtung, **neu**'],
  ['a figure is only its caption', '![Was zu sehen ist](a.svg "Was es sagt")', 'Abbildung: Was es sagt]'],
  [
    'a tool is its purpose and a link to it',
    '<Tool id="vitals" />',
    `(${pageUrl('/knowledge-base/entity-seo')}#werkzeug-vitals)`,
  ],
  ['a table stays a table', '| a | b |\n|---|---|\n| 1 | 2 |', '| a | b |'],
  ['code stays as it is', '```html\n<Term id="x">\n```', '```html\n<Term id="x">\n```'],
])('in a Markdown copy %s', (_, body, expected) => {
  expect(copyOf(body)).toContain(expected)
})
