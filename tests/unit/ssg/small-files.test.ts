import { describe, expect, test } from 'vitest'
import { indexNowKey } from '../../../ssg/files/indexnow-key.ts'
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

test('the IndexNow key is the name and the only content of a file, if there is a key', () => {
  expect(indexNowKey('abc-12345')).toEqual([{ path: 'abc-12345.txt', content: 'abc-12345' }])
  expect(indexNowKey(null)).toEqual([])
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
