import { describe, expect, test } from 'vitest'
import { robots } from '../../../ssg/robots.ts'
import { webManifest } from '../../../ssg/web-manifest.ts'
import { xml } from '../../../ssg/xml.ts'
import { canonicalUrl } from '../../../src/lib/canonical-url.ts'
import { site } from '../../../src/lib/site.ts'

test('robots.txt lets everybody read everything and names the sitemap', () => {
  const { path, content } = robots()
  expect(path).toBe('robots.txt')
  expect(String(content).split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Allow: /', `Sitemap: ${canonicalUrl('/sitemap.xml')}`]),
  )
  expect(content).not.toContain('Disallow')
})

test('the web manifest carries the name of the operator', () => {
  const { path, content } = webManifest()
  expect(path).toBe('site.webmanifest')
  expect(JSON.parse(String(content))).toMatchObject({
    name: site.name,
    short_name: site.shortName,
    lang: 'de-CH',
  })
})

describe('text for XML', () => {
  test.each([
    ['Fragen & Antworten', 'Fragen &amp; Antworten'],
    ['<b>"a"</b>', '&lt;b&gt;&quot;a&quot;&lt;/b&gt;'],
    ['&amp;', '&amp;amp;'],
    ['Grüezi «a»', 'Grüezi «a»'],
  ])('«%s» is written «%s»', (text, escaped) => {
    expect(xml(text)).toBe(escaped)
  })
})
