import { describe, expect, test } from 'vitest'
import { webManifest } from '../../../ssg/files/web-manifest.ts'
import { xml } from '../../../ssg/files/xml.ts'
import { site } from '../../../ssg/content/identity.ts'

test('the web manifest has the names of the operator', () => {
  const { path, content } = webManifest()
  expect(path).toBe('site.webmanifest')
  expect(JSON.parse(String(content))).toMatchObject({
    name: site.name,
    short_name: site.shortName,
    lang: 'de-CH',
  })
})

describe('xml', () => {
  test.each([
    ['Fragen & Antworten', 'Fragen &amp; Antworten'],
    ['<b>"a"</b>', '&lt;b&gt;&quot;a&quot;&lt;/b&gt;'],
    ['&amp;', '&amp;amp;'],
    ['Grüezi «a»', 'Grüezi «a»'],
  ])('escapes «%s» as «%s»', (text, escaped) => {
    expect(xml(text)).toBe(escaped)
  })
})
