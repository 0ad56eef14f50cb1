import { expect, test } from 'vitest'
import { describeChoices, firstServices, type Question } from '../../../../src/lib/services/first-services.ts'

const alone = { to: '/knowledge-base', label: 'Selbst', reason: 'Das geht ohne uns.' } as const
const step = (reason: string) => ({ to: '/contact', reason }) as const
const questions: Question[] = [
  { question: 'Gefunden?', answers: [{ text: 'Ja' }, { text: 'Nein', first: step('Struktur') }] },
  { question: 'Gemessen?', answers: [{ text: 'Ja' }, { text: 'Nein', first: alone }] },
  { question: 'Gefragt?', answers: [{ text: 'Ja' }, { text: 'Nein', first: alone }] },
  {
    question: 'Gelesen?',
    answers: [{ text: 'Ja' }, { text: 'Nein', first: { to: '/agb', reason: 'Lesen' } }],
  },
  { question: 'Gesagt?', answers: [{ text: 'Ja' }, { text: 'Nein', first: { to: '/', reason: 'Sagen' } }] },
]
const hinted = (text: string): Question => ({
  question: text,
  answers: [{ text: 'Ja', first: { ...step(''), hint: [{ text }] } }],
})
const order = (choices: (number | undefined)[]) => firstServices(questions, choices).map(({ to }) => to)

test('without problems no first service is recommended', () => {
  expect(order([0, 0, 0, 0, 0])).toEqual([])
  expect(order([])).toEqual([])
})

test('earlier questions rank first, and each step names its question and answer as the reason', () => {
  expect(firstServices(questions, [1, undefined, undefined, 1])).toEqual([
    { to: '/contact', hints: [], reasons: [{ question: 'Gefunden?', answer: 'Nein', reason: 'Struktur' }] },
    { to: '/agb', hints: [], reasons: [{ question: 'Gelesen?', answer: 'Nein', reason: 'Lesen' }] },
  ])
})

test('no step is left out, and a step to which two answers lead is one with both reasons', () => {
  expect(order([1, 1, 1, 1, 1])).toEqual(['/contact', '/knowledge-base', '/agb', '/'])
  const [known] = firstServices(questions, [0, 1, 1])
  expect(known?.reasons.map(({ question }) => question)).toEqual(['Gemessen?', 'Gefragt?'])
})

test('a step has every hint of the answers that led to it once', () => {
  const [found] = firstServices(['Eins', 'Zwei', 'Eins'].map(hinted), [0, 0, 0])
  expect(found?.hints).toEqual([[{ text: 'Eins' }], [{ text: 'Zwei' }]])
})

test('a message names every question with its answer', () => {
  expect(describeChoices(questions.slice(0, 2), [1])).toBe(
    'Unsere Antworten auf «Welche Leistung brauchen Sie zuerst?»:\n- Gefunden? Nein\n- Gemessen? –',
  )
})
