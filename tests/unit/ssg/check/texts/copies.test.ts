import { expect, test } from 'vitest'
import { checkCopiedParagraphs, checkCopies } from '../../../../../ssg/check/texts/copies.ts'
import { asPrinted, textFile } from '../../../../support/sources/content-files.ts'

/** So many words, none of them twice. */
const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `wort${from + index}`).join(' ')
const texts = (first: string, second: string) => [textFile(first, '/eins'), textFile(second, '/zwei')]
const alike = (first: string, second: string) => checkCopies(texts(first, second))
const repeated = (first: string, second: string) => asPrinted(checkCopiedParagraphs(texts(first, second)))

const code = `\`\`\`json\n${words(5000, 500)}\n\`\`\``

test('two texts that differ have no problem, even if they show the same code', () => {
  expect(alike(`${words(0, 300)}\n\n${code}`, `${words(1000, 300)}\n\n${code}`)).toEqual([])
})

test('a text that copies another one stops the build, one with a third in common gets a warning', () => {
  const own = (share: number) => `${words(0, share)}\n\n${words(2000, 400 - share)}`
  expect(alike(words(0, 400), `${words(0, 400)}\n\n${words(900, 100)}`)).toEqual([
    {
      file: 'src/content/zwei.mdx',
      message: 'teilt 100 % des Textes mit src/content/eins.mdx',
      hint: expect.any(String),
    },
  ])
  expect(alike(words(0, 400), own(140))).toMatchObject([{ isWarning: true }])
  expect(alike(words(0, 400), own(100))).toEqual([])
})

test('a paragraph that stands in two texts, or twice in one, is reported with both places', () => {
  const copied = words(100, 30)
  expect(repeated(`Eins.\n\n${copied}`, `${words(1000, 800)}\n\n${copied}\n\n${copied}`)).toEqual([
    expect.stringContaining('src/content/zwei.mdx:3: wiederholt einen Absatz von src/content/eins.mdx:3'),
    expect.stringContaining('src/content/zwei.mdx:5: wiederholt einen Absatz von src/content/eins.mdx:3'),
  ])
})

test('a paragraph that is short, or code, may stand in several texts', () => {
  expect(repeated(words(0, 19), words(0, 19))).toEqual([])
  expect(repeated(code, code)).toEqual([])
})
