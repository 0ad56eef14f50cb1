import { expect, test } from 'vitest'
import { sourceFiles } from '../support/sources/source-files.ts'

/** Each of these makes or rules nodes behind React's back, or forges what a visitor does. */
const forbidden = [
  'document.createElement',
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'dangerouslySetInnerHTML',
  'suppressHydrationWarning',
  'DOMParser',
  'MutationObserver',
  'dispatchEvent',
]

test('no part of the page is built by hand, made of a string, watched or pressed by a script', () => {
  const modules = sourceFiles(['src'], /\.tsx?$/)
  expect(modules.length).toBeGreaterThan(100)
  const found = modules.flatMap(({ file, text }) =>
    forbidden.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})

test('components look up and change no elements: React does, or a ref', () => {
  const found = sourceFiles(['src/components'], /\.tsx?$/).filter(({ text }) =>
    /\.(querySelector|getElementsBy|classList|setAttribute|removeAttribute)\b/.test(text),
  )
  // The first looks for where the focus goes after a navigation. The others have one
  // listener for all headings, marks and terms of a text: an effect of each would be half of what a click on a link to an article takes.
  expect(found.map(({ file }) => file)).toEqual([
    'src/components/frame/arrival.tsx',
    'src/components/reading/source-previews.tsx',
    'src/components/reading/term-tooltips.tsx',
    'src/components/text/sources.tsx',
  ])
})
