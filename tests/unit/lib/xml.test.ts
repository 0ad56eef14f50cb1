import { expect, test } from 'vitest'
import { xml } from '../../../src/lib/xml.ts'

test.each([
  ['Fragen & Antworten', 'Fragen &amp; Antworten'],
  ['<b>"a"</b>', '&lt;b&gt;&quot;a&quot;&lt;/b&gt;'],
  ['&amp;', '&amp;amp;'],
  ['Grüezi «a»', 'Grüezi «a»'],
])('in XML «%s» is written «%s»', (text, escaped) => {
  expect(xml(text)).toBe(escaped)
})
