import { describe, expect, test } from 'vitest'
import { readContent } from '../../../../ssg/content/content.ts'
import { previewImages } from '../../../../ssg/pictures/preview-images.ts'
import type { SitePage } from '../../../../ssg/content/site-page.ts'
import {
  articlePage,
  legalPage,
  ownPage,
  plainPage,
  servicePage,
} from '../../../support/sources/site-pages.ts'

const root = process.cwd()
const texts = readContent(root)
const drawFirst = async (pages: SitePage[]) =>
  Buffer.from((await previewImages(pages, root))[0]?.content ?? '')
const drawPage = (page: SitePage) => drawFirst([page])
const draw = (title: string) => drawPage(legalPage('/agb', { title }))

test('every page gets a PNG of 1200 × 675 px that shows its own title', async () => {
  const [image] = await previewImages([articlePage('/knowledge-base/a')], root)
  expect(image?.path).toBe('og/knowledge-base/a.png')
  const png = await draw('Was ist Entity SEO?')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 675])
  expect(png.equals(await draw('Was ist ein Backlink?'))).toBe(false)
})

describe('the preview image', () => {
  test('shows the figure of the text', async () => {
    const source = texts.find(({ path }) => path.startsWith('/services/'))
    const page = servicePage('/services/a')
    const plain = await drawPage(page)
    expect(plain.equals(await drawPage({ ...page, source }))).toBe(false)
  })

  test('of the index shows the number of articles', async () => {
    const index = plainPage('/knowledge-base', 'index')
    const alone = await drawPage(index)
    expect(alone.equals(await drawFirst([index, articlePage('/knowledge-base/a')]))).toBe(false)
  })
})

test('pages with neither figure nor section get a preview image, too', async () => {
  const pages = [
    plainPage('/', 'home'),
    plainPage('/contact', 'contact'),
    legalPage('/datenschutz'),
    ownPage('/ueber-uns'),
  ]
  const images = await previewImages(pages, root)
  const sizes = images.map(({ content }) => content.length)
  expect(sizes.every((bytes) => bytes > 1000)).toBe(true)
})
