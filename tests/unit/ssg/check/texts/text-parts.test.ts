import { expect, test } from 'vitest'
import { checkTextParts } from '../../../../../ssg/check/texts/text-parts.ts'
import { articleFile, serviceFacts } from '../../../../support/sources/content-files.ts'

const figure = '![Was zu sehen ist](figur.svg "Was es sagt")'
const words = (count: number) => 'Wort '.repeat(count)

const messages = (facts: Record<string, unknown>, body: string) =>
  checkTextParts([articleFile(facts, { body })]).map(({ message }) => message)

test('a service of the right length with a figure is fine', () => {
  expect(messages(serviceFacts, `${words(700)}\n\n${figure}`)).toEqual([])
})

test('a service without a figure, or of a wrong length, is reported', () => {
  expect(messages(serviceFacts, words(400))).toEqual([
    'has 400 words; 500 to 2200 are right',
    'has no figure',
  ])
})

test('an article needs a figure, a table and something to copy', () => {
  expect(messages({}, words(1300))).toEqual([
    'has no figure',
    'has no table',
    'has nothing to copy: no code and no checklist',
  ])
})

test.each(['legal', 'page'])('a text of the kind %s needs none of them', (kind) => {
  const facts = {
    kind,
    navigation: kind === 'page' ? 'none' : undefined,
    topic: undefined,
    service: undefined,
    related: undefined,
    summary: kind === 'page' ? 'Wort '.repeat(20) : undefined,
  }
  expect(messages(facts, words(50))).toEqual([])
})
