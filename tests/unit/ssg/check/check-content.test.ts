import { expect, test } from 'vitest'
import { checkContent } from '../../../../ssg/check/check-content.ts'
import { parseContent } from '../../../../ssg/content/content.ts'
import { articleFile, asPrinted } from '../../../support/sources/content-files.ts'

test('one text with every kind of fault has them all printed at once', () => {
  const body = [
    'Die Straße, [Kontakt](/kontakt), [Quelle](source:gibt-es-nicht),',
    '<Term id="gibt-es-nicht">Begriff</Term>.',
    '',
    '![](fehlt.svg)',
  ].join('\n')
  const text = articleFile({ title: 'Zu kurz' }, { path: '/knowledge-base/neu', body })
  const twin = articleFile({}, { path: '/knowledge-base/swiss-seo', body: '[Quelle](source:w-inp)' })
  const printed = asPrinted(checkContent([text, twin, twin], process.cwd())).join('\n')
  for (const fault of [
    'neu.mdx:3: `title`',
    'neu.mdx: hat keine Route',
    'swiss-seo.mdx:3: `title` is that of src/content/knowledge-base/swiss-seo.mdx:3, too',
    'neu.mdx:13: no page /kontakt',
    'neu.mdx:16: fehlt.svg has no text alternative',
    'neu.mdx:14: no glossary term «gibt-es-nicht»',
    'neu.mdx:13: no source «gibt-es-nicht»',
    'neu.mdx:13: ß',
  ]) {
    expect(printed).toContain(fault)
  }
})

test('texts that cannot be read are told with what is wrong in all others, and with their own facts', () => {
  const broken = articleFile({ order: 0 }, { path: '/knowledge-base/swiss-seo', body: 'Ein {Fehler' })
  const factless = parseContent('src/content/agb.mdx', '---\ntitle: a: b\n---\nDie Straße')
  const fine = articleFile({ topic: 'news' })
  const printed = asPrinted(checkContent([broken, factless, fine], process.cwd())).join('\n')
  for (const fault of [
    'swiss-seo.mdx:13:5: `{` has no `}`',
    'swiss-seo.mdx:7: `order`',
    'agb.mdx:2:8: `title` has a colon',
    'agb.mdx:4: ß',
    'entity-seo.mdx:6: `topic`',
  ]) {
    expect(printed).toContain(fault)
  }
  expect(printed).not.toContain('agb.mdx:2: `kind`')
})
