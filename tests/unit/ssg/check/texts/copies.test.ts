import { describe, expect, test } from 'vitest'
import { checkCopiedParagraphs, checkCopies } from '../../../../../ssg/check/texts/copies.ts'
import { asPrinted, textFile } from '../../../../support/sources/content-files.ts'

/** So many words, none of them twice. */
const words = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `wort${from + index}`).join(' ')
const texts = (first: string, second: string) => [textFile(first, '/eins'), textFile(second, '/zwei')]
const alike = (first: string, second: string) => checkCopies(texts(first, second))
const repeated = (first: string, second: string) => asPrinted(checkCopiedParagraphs(texts(first, second)))

describe('two texts', () => {
  test('that differ have no problem, even if they show the same code', () => {
    expect(alike(words(0, 300), words(1000, 300))).toEqual([])
    const code = `\`\`\`json\n${words(5000, 500)}\n\`\`\``
    expect(alike(`${words(0, 100)}\n\n${code}`, `${words(1000, 100)}\n\n${code}`)).toEqual([])
  })

  test('of which one is a copy of the other stop the build', () => {
    const [problem] = alike(
      `## Eins\n\n${words(0, 400)}`,
      `## Zwei\n\n${words(0, 400)}\n\n${words(900, 100)}`,
    )
    expect(problem).toMatchObject({
      file: 'src/content/zwei.mdx',
      message: 'teilt 100 % des Textes mit src/content/eins.mdx',
    })
    expect(problem).not.toHaveProperty('isWarning')
  })

  test('with a third in common get a warning, with a quarter none', () => {
    const own = (share: number) => `${words(0, share)}\n\n${words(2000, 400 - share)}`
    expect(alike(words(0, 400), own(140))).toMatchObject([{ isWarning: true }])
    expect(alike(words(0, 400), own(100))).toEqual([])
  })
})

describe('a paragraph', () => {
  test('that was copied into another long text is reported with both places', () => {
    const copied = words(100, 30)
    expect(repeated(`Eins.\n\n${copied}`, `${words(1000, 800)}\n\n${copied}\n\nZwei.`)).toEqual([
      'src/content/zwei.mdx:3: wiederholt einen Absatz von src/content/eins.mdx:3\n    Schreiben Sie, was nur diese Seite sagt, und verlinken Sie für den Rest die andere.',
    ])
  })

  test('that stands twice in one text is reported', () => {
    expect(repeated(`${words(0, 30)}\n\n${words(0, 30)}`, 'Zwei.')).toEqual([
      expect.stringContaining('src/content/eins.mdx:3: wiederholt einen Absatz von src/content/eins.mdx:1'),
    ])
  })

  test('that is short, or code, may stand in several texts', () => {
    expect(repeated(words(0, 19), words(0, 19))).toEqual([])
    const code = `\`\`\`txt\n${words(0, 60)}\n\`\`\``
    expect(repeated(code, code)).toEqual([])
  })
})
