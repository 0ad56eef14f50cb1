import { expect, test } from 'vitest'
import { renderProblems } from '../../../../ssg/render/render-problem.ts'

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
