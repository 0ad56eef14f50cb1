import { describe, expect, test } from 'vitest'
import { readContent } from '../../../ssg/content.ts'
import { previewImages } from '../../../ssg/preview-images.ts'
import type { SitePage } from '../../../ssg/site-page.ts'
import { articlePage, legalPage, plainPage, servicePage } from '../../support/site-pages.ts'

const root = process.cwd()
const texts = readContent(root)
const drawPage = (page: SitePage) => Buffer.from(previewImages([page], root)[0]?.content ?? '')
const draw = (title: string) => drawPage(legalPage('/agb', { title }))

test('every page has a PNG of 1200 × 630 px, which shows its own title', () => {
  const [image] = previewImages([articlePage('/knowledge-base/a')], root)
  expect(image?.path).toBe('og/knowledge-base/a.png')
  const png = draw('Was ist Entity SEO?')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.equals(draw('Was ist ein Backlink?'))).toBe(false)
})

test('an article has three more, in the ratios that Google asks for, and other pages none', () => {
  const sizes = previewImages([articlePage('/knowledge-base/a'), legalPage('/agb')], root).map(
    ({ path, content }) => {
      const png = Buffer.from(content)
      return `${path} ${png.readUInt32BE(16)} × ${png.readUInt32BE(20)}`
    },
  )
  expect(sizes).toEqual([
    'og/knowledge-base/a.png 1200 × 630',
    'og/knowledge-base/a-1x1.png 1200 × 1200',
    'og/knowledge-base/a-4x3.png 1200 × 900',
    'og/knowledge-base/a-16x9.png 1200 × 675',
    'og/agb.png 1200 × 630',
  ])
})

test('titles may hold what XML would take for markup', () => {
  expect(draw('Fragen & Antworten <kurz>').length).toBeGreaterThan(1000)
})

test('the same title gives the same bytes', () => {
  expect(draw('Was ist Entity SEO?').equals(draw('Was ist Entity SEO?'))).toBe(true)
})

describe('beside the title', () => {
  test('stands the figure of the text', () => {
    const path = '/services/linkbuilding'
    const source = texts.find((content) => content.path === path)
    const page = servicePage(path)
    expect(drawPage({ ...page, source }).equals(drawPage(page))).toBe(false)
  })

  test('stands the number of articles on the index', () => {
    const index = plainPage('/knowledge-base', 'index')
    const [alone, withArticle] = [[index], [index, articlePage('/knowledge-base/a')]].map((pages) =>
      Buffer.from(previewImages(pages, root)[0]?.content ?? ''),
    )
    expect(alone?.equals(withArticle ?? Buffer.alloc(0))).toBe(false)
  })
})

test('pages that have neither figure nor section of their own are drawn, too', () => {
  const pages = [plainPage('/', 'home'), plainPage('/contact', 'contact'), legalPage('/datenschutz')]
  const sizes = previewImages(pages, root).map(({ content }) => content.length)
  expect(sizes.every((bytes) => bytes > 1000)).toBe(true)
})
