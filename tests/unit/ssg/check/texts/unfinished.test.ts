import { expect, test } from 'vitest'
import { checkTextParts } from '../../../../../ssg/check/texts/unfinished.ts'
import { articleFile, serviceFacts } from '../../../../support/sources/content-files.ts'

const figure = '![Was zu sehen ist](figur.svg "Was es sagt")'
const words = (count: number) => 'Wort '.repeat(count)

const messages = (facts: Record<string, unknown>, body: string) =>
  checkTextParts([articleFile(facts, { body })]).map(({ message }) => message)

test('a service has the right length and a figure', () => {
  expect(messages(serviceFacts, `${words(700)}\n\n${figure}`)).toEqual([])
  expect(messages(serviceFacts, words(400))).toEqual([
    'hat 400 Wörter; richtig sind 500 bis 2200',
    'hat keine Figur',
  ])
})

test('an article has a figure, a table and a source, too', () => {
  const whole = `${words(450)}[Quelle](source:w-inp)\n\n${figure}\n\n| a | b |\n| - | - |\n| c | d |`
  expect(messages({}, whole)).toEqual([])
  expect(messages({}, words(1300))).toEqual(['hat keine Figur', 'hat keine Tabelle', 'zitiert keine Quelle'])
})
