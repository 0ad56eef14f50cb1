import { expect, test } from 'vitest'
import { checkTextParts } from '../../../../../ssg/check/texts/text-parts.ts'
import { articleFile, serviceFacts } from '../../../../support/sources/content-files.ts'

const figure = '![Was zu sehen ist](figur.svg "Was es sagt")'
const words = (count: number) => 'Wort '.repeat(count)

const messages = (facts: Record<string, unknown>, body: string) =>
  checkTextParts([articleFile(facts, { body })]).map(({ message }) => message)

test('a service of the right length with a figure has no problem', () => {
  expect(messages(serviceFacts, `${words(700)}\n\n${figure}`)).toEqual([])
})

test('a service without a figure, or of a wrong length, is reported', () => {
  expect(messages(serviceFacts, words(400))).toEqual([
    'hat 400 Wörter; richtig sind 500 bis 2200',
    'hat keine Figur',
  ])
})

test('an article without a figure, a table and something to copy is reported', () => {
  expect(messages({}, words(1300))).toEqual([
    'hat keine Figur',
    'hat keine Tabelle',
    'hat nichts zum Mitnehmen: keinen Code und keine Checkliste',
  ])
})

test('an article of 400 words with one source gets warnings, but may be published', () => {
  const short = `${words(450)}[Quelle](source:w-inp)\n\n${figure}\n\n| a | b |\n| - | - |\n| c | d |`
  const found = checkTextParts([articleFile({}, { body: short })])
  expect(found.filter(({ isWarning }) => !isWarning)).toEqual([])
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringContaining('ab 700'),
    expect.stringContaining('nichts zum Mitnehmen'),
    'zitiert eine Quelle; 5 tragen einen Artikel',
  ])
})
