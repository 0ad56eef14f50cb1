import { expect, test } from 'vitest'
import { checkTools } from '../../../../../ssg/check/texts/tools.ts'
import { asPrinted, textFile } from '../../../../support/sources/content-files.ts'

const tools = { robots: {}, hreflang: {} }
const both = '<Tool id="robots" />\n\n<Tool id="hreflang" />'
const problems = (...texts: string[]) =>
  checkTools(
    texts.map((text, index) => textFile(text, `/${index}`)),
    tools,
  ).map(({ message }) => message)

test('tools that stand in one text each, on lines of their own, have no problem', () => {
  expect(problems('Text\n\n<Tool id="robots" />\n\nText', '<Tool id="hreflang" />')).toEqual([])
})

test('an unknown tool is reported with its line and the known tools', () => {
  const [problem] = asPrinted(checkTools([textFile(`Text\n\n<Tool id="toString" />\n\n${both}`)], tools))
  expect(problem).toMatch(/mdx:3: das Werkzeug «toString» gibt es nicht\n {4}.*robots, hreflang\.$/)
})

test.each([
  ['in a sentence', [`Ein <Tool id="robots" /> im Satz\n\n<Tool id="hreflang" />`], 'steht in einem Satz'],
  ['twice', [both, '<Tool id="robots" />'], 'steht schon in src/content/0.mdx'],
])('a tool that stands %s is reported', (_, texts, message) => {
  expect(problems(...texts)).toEqual([expect.stringContaining(message)])
})
