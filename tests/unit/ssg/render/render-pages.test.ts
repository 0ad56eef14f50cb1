import { expect, test } from 'vitest'
import type { ServerEntry } from '../../../../ssg/render/bundles.ts'
import { renderPages } from '../../../../ssg/render/render-pages.ts'
import { articlePage, plainPage } from '../../../support/sources/site-pages.ts'

const pages = [plainPage('/', 'home'), articlePage('/knowledge-base/entity-seo')]
const assets = { script: '', imported: [], css: '', chunks: [] }

test.each([
  [['/', '/404'], '/ rendered with status 404'],
  [[], '/404 rendered with status 200'],
])(
  'a page that renders with the status of another stops the build: %j',
  async (missing: string[], message) => {
    const server: ServerEntry = {
      pages,
      render: (path) => Promise.resolve({ status: missing.includes(path) ? 404 : 200, html: '', styles: '' }),
    }
    await expect(renderPages(server, assets, pages)).rejects.toThrow(message)
  },
)
