import { expect, test } from 'vitest'
import { readContent } from '../../../../ssg/content/content.ts'
import { previewImages } from '../../../../ssg/pictures/preview-images.ts'
import type { SitePage } from '../../../../ssg/content/site-page.ts'
import { articlePage, legalPage, plainPage, servicePage } from '../../../support/sources/site-pages.ts'

const root = process.cwd()
const draw = async (page: SitePage) => Buffer.from((await previewImages([page], root))[0]?.content ?? '')

test.each([articlePage('/a'), legalPage('/agb'), plainPage('/', 'home'), plainPage('/b', 'index')])(
  'every page gets a PNG of 1200 × 675 px that shows its own title: $page.kind',
  async (page) => {
    const png = await draw(page)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 675])
    expect(png.equals(await draw({ ...page, page: { ...page.page, title: 'Was ist ein Backlink?' } }))).toBe(
      false,
    )
  },
)

test('the preview image shows the figure of the text', async () => {
  const source = readContent(root).find(({ path }) => path.startsWith('/services/'))
  const page = servicePage('/services/a')
  expect((await draw(page)).equals(await draw({ ...page, source }))).toBe(false)
})
