import { expect, test } from 'vitest'
import type { ServerEntry } from '../../../../ssg/render/bundles.ts'
import { renderPages, renderProblems } from '../../../../ssg/render/render-pages.ts'
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

function thrownIn(place: string): Error {
  const error = new Error('window is not defined')
  error.stack = `ReferenceError: window is not defined\n    at Hero (/site/${place}:7:3)\n    at render (/site/node_modules/react-dom/server.js:1:1)`
  return new Error('/ failed to render', { cause: error })
}

test('a component that throws on several pages is reported once, with its line and the cause', () => {
  const error = thrownIn('src/components/home/hero.tsx')
  expect(renderProblems(['/', '/contact', '/agb'].map((path) => ({ path, error })))).toMatchObject([
    {
      file: 'src/components/home/hero.tsx',
      line: 7,
      message: '/ and 2 more cannot be rendered: window is not defined',
      hint: expect.stringMatching(/^Components run in Node, too/),
    },
  ])
})

test('an error that no component has thrown is reported, too', () => {
  const [problem] = renderProblems([{ path: '/agb', error: new Error('/agb rendered with status 404') }])
  expect(problem?.message).toContain('rendered with status 404')
  expect(problem?.hint).toBeUndefined()
})
