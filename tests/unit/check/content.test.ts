import { expect, test } from 'vitest'
import { checkContent } from '../../../check/content.ts'
import { articleFile, asPrinted } from '../../support/content-files.ts'

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
    'neu.mdx: has no route',
    'swiss-seo.mdx:3: `title` is the same',
    'neu.mdx:12: no page /kontakt',
    'neu.mdx:15: fehlt.svg has no text alternative',
    'neu.mdx:13: no glossary term «gibt-es-nicht»',
    'neu.mdx:12: no source «gibt-es-nicht»',
    'neu.mdx:12: ß',
  ]) {
    expect(printed).toContain(fault)
  }
})
