import { expect, test } from 'vitest'
import { checkCopiedParagraphs } from '../../../../../ssg/check/texts/copies.ts'
import { asPrinted, textFile } from '../../../../support/sources/content-files.ts'

/** A paragraph of so many words, none of them twice. */
const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `wort${from + index}`).join(' ')
const found = (first: string, second: string) =>
  asPrinted(checkCopiedParagraphs([textFile(first, '/eins'), textFile(second, '/zwei')]))

test('one paragraph that was copied into a long text is printed with both places', () => {
  const copied = words(100, 30)
  expect(found(`Eins.\n\n${copied}`, `${words(1000, 800)}\n\n${copied}\n\nZwei.`)).toEqual([
    'src/content/zwei.mdx:3: wiederholt einen Absatz von src/content/eins.mdx:3\n    Schreiben Sie, was nur diese Seite sagt, und verlinken Sie für den Rest die andere.',
  ])
})

test('a paragraph that stands twice in one text is printed', () => {
  expect(found(`${words(0, 30)}\n\n${words(0, 30)}`, 'Zwei.')).toEqual([
    expect.stringContaining('src/content/eins.mdx:3: wiederholt einen Absatz von src/content/eins.mdx:1'),
  ])
})

test('short sentences, and code, may stand in several texts', () => {
  expect(found(words(0, 19), words(0, 19))).toEqual([])
  const code = `\`\`\`txt\n${words(0, 60)}\n\`\`\``
  expect(found(code, code)).toEqual([])
})
