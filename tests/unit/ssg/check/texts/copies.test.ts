import { expect, test } from 'vitest'
import { checkCopies } from '../../../../../ssg/check/texts/copies.ts'
import { textFile } from '../../../../support/sources/content-files.ts'

/** A text of so many words, none of them twice. */
const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `wort${from + index}`).join(' ')
const found = (first: string, second: string) =>
  checkCopies([textFile(first, '/eins'), textFile(second, '/zwei')])

test('texts of their own leave nothing to print, whatever code they show', () => {
  expect(found(words(0, 300), words(1000, 300))).toEqual([])
  const code = `\`\`\`json\n${words(5000, 500)}\n\`\`\``
  expect(found(`${words(0, 100)}\n\n${code}`, `${words(1000, 100)}\n\n${code}`)).toEqual([])
})

test('a body that was copied stops the build, and names the other one', () => {
  const [problem] = found(`## Eins\n\n${words(0, 400)}`, `## Zwei\n\n${words(0, 400)}\n\n${words(900, 100)}`)
  expect(problem).toMatchObject({
    file: 'src/content/zwei.mdx',
    message: expect.stringMatching(/^teilt 100 % des Textes mit src\/content\/eins\.mdx$/),
  })
  expect(problem).not.toHaveProperty('isWarning')
})

test('a third in common is a warning, a quarter is none', () => {
  const own = (share: number) => `${words(0, share)}\n\n${words(2000, 400 - share)}`
  expect(found(words(0, 400), own(140))).toMatchObject([{ isWarning: true }])
  expect(found(words(0, 400), own(100))).toEqual([])
})
