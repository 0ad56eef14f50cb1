import type { Root } from 'mdast'
import { expect, test } from 'vitest'
import { joinFigures, remarkJoinFigures } from '../../../../ssg/mdx/remark-join-figures.ts'
import { heading, paragraph, text } from '../../../../ssg/mdx/nodes.ts'

// SI brochure, 5.4.3: a space between value and unit, which typography keeps on one line; Bundeskanzlei, Schreibweisungen: CHF before the amount.
test.each([
  ['bis 200 ms', 'bis 200~ms'],
  ['2,5 s und 4 s', '2,5~s und 4~s'],
  ['61 % und 6 %, 3 ‰', '61~% und 6~%, 3~‰'],
  ['höchstens 15 MB, 1,6 Mbit/s', 'höchstens 15~MB, 1,6~Mbit/s'],
  ["kostet CHF\n20, nicht CHF 3'600", "kostet CHF~20, nicht CHF~3'600"],
  ['567.89 CHF, 49 €', '567.89~CHF, 49~€'],
  ['in 24 h bei 20 °C', 'in 24~h bei 20~°C'],
  ['«Seiten › Impressum»', '«Seiten~› Impressum»'],
  ['410-mal', '410-\u2060mal'],
  ['in 10 Arbeitstagen', 'in 10~Arbeitstagen'],
])('«%s» keeps each figure and its unit on one line', (written, shown) => {
  expect(joinFigures(written)).toBe(shown.replaceAll('~', '\u00A0'))
})

test.each([
  '3 mal',
  '12 Monate',
  '5 sind',
  'CHF für alle',
  'Schritt 3 hat 4 Teile',
  'Core 2 Mobil',
  '2026 Seite',
])('«%s» has no unit and stays as it is', (written) => {
  expect(joinFigures(written)).toBe(written)
})

test('figures and units are joined in texts and captions, but not in code and addresses', () => {
  const image = { type: 'image' as const, url: '5 s.svg', alt: '', title: 'LCP 2,1 s' }
  const code = { type: 'inlineCode' as const, value: '5 s' }
  const tree: Root = { type: 'root', children: [paragraph(text('5 s'), code, image)] }
  remarkJoinFigures()(tree)
  expect(tree.children).toEqual([paragraph(text('5\u00A0s'), code, { ...image, title: 'LCP 2,1\u00A0s' })])
})

test.each([
  ['Für Ihre Web-Agentur', 'Für Ihre Web-~Agentur'],
  ['Das SEO-Audit, E-Mail und KI-Texte', 'Das SEO-~Audit, E-~Mail und KI-~Texte'],
  ['Google-Unternehmensprofil, SEO-Leitfaden-Seite', 'Google-Unternehmensprofil, SEO-Leitfaden-Seite'],
  ['Die KI-Leadgenerierung', 'Die KI-~Leadgenerierung'],
])('in the heading «%s» no short compound breaks', (written, shown) => {
  const tree: Root = { type: 'root', children: [heading(2, written), paragraph(text(written))] }
  remarkJoinFigures()(tree)
  expect(tree.children).toEqual([heading(2, shown.replaceAll('~', '\u2060')), paragraph(text(written))])
})
