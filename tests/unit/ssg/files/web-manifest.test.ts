import { expect, test } from 'vitest'
import { webManifest } from '../../../../ssg/files/web-manifest.ts'
import { site } from '../../../../ssg/content/identity.ts'

test('the web manifest has the names of the operator', () => {
  const { path, content } = webManifest()
  expect(path).toBe('site.webmanifest')
  expect(JSON.parse(String(content))).toMatchObject({
    name: site.name,
    short_name: site.shortName,
    lang: 'de-CH',
  })
})
