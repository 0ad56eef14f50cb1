import { expect, test } from 'vitest'
import { previewImages } from '../../../ssg/preview-images.ts'
import { articlePage } from '../../support/site-pages.ts'

const draw = (title: string) =>
  Buffer.from(previewImages([articlePage('/knowledge-base/a', { title })])[0]?.content ?? '')

test('every page has a PNG of 1200 × 630 px, which shows its own title', () => {
  const [image] = previewImages([articlePage('/knowledge-base/a')])
  expect(image?.path).toBe('og/knowledge-base/a.png')
  const png = draw('Was ist Entity SEO?')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.equals(draw('Was ist ein Backlink?'))).toBe(false)
})

test('titles may hold what XML would take for markup', () => {
  expect(draw('Fragen & Antworten <kurz>').length).toBeGreaterThan(1000)
})

test('the same title gives the same bytes', () => {
  expect(draw('Was ist Entity SEO?').equals(draw('Was ist Entity SEO?'))).toBe(true)
})
