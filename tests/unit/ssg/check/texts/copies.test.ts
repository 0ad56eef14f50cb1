import { expect, test } from 'vitest'
import { checkCopies } from '../../../../../ssg/check/texts/copies.ts'
import { asPrinted, textFile } from '../../../../support/sources/content-files.ts'

/** So many words, none of them twice. */
const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `wort${from + index}`).join(' ')
const problems = (first: string, second: string) =>
  asPrinted(checkCopies([textFile(first, '/eins'), textFile(second, '/zwei')]))

test('a paragraph that stands in two texts, or twice in one, is reported with both places', () => {
  const copied = words(100, 30)
  expect(problems(`Eins.\n\n${copied}`, `${words(1000, 800)}\n\n${copied}\n\n${copied}`)).toEqual([
    expect.stringContaining('src/content/zwei.mdx:3: wiederholt einen Absatz von src/content/eins.mdx:3'),
    expect.stringContaining('src/content/zwei.mdx:5: wiederholt einen Absatz von src/content/eins.mdx:3'),
  ])
})

test('a paragraph that is short, or code, may stand in several texts', () => {
  const code = `\`\`\`json\n${words(5000, 50)}\n\`\`\``
  expect(problems(words(0, 19), words(0, 19))).toEqual([])
  expect(problems(code, code)).toEqual([])
})
