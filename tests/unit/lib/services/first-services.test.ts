import { expect, test } from 'vitest'
import { questions, type Question } from '../../../../src/lib/services/first-questions.ts'
import { firstServices } from '../../../../src/lib/services/first-services.ts'

const leading = (to: Question['answers'][number]['first']) => to?.to
/** The place of the answer that leads to a page, or of one that leads nowhere. */
const answerTo = (question: number, path?: string) => {
  const index = questions[question]?.answers.findIndex(({ first }) => leading(first) === path) ?? -1
  if (index < 0) throw new Error(`question ${question} has no answer that leads to ${path}`)
  return index
}
const calm = questions.map((_, index) => answerTo(index))
const order = (choices: (number | undefined)[]) => firstServices(questions, choices).map(({ to }) => to)

test('five questions, each with an answer that leads on to the next', () => {
  expect(calm).toHaveLength(5)
})

test('who has nothing to mend is told to begin with nothing', () => {
  expect(order(calm)).toEqual([])
  expect(order([])).toEqual([])
})

test.each(
  questions.flatMap(({ answers }, question) =>
    answers.map(({ first }, answer) => ({ question, answer, first })),
  ),
)('answer $answer to question $question alone decides', ({ question, answer, first }) => {
  const found = firstServices(questions, calm.with(question, answer))
  expect(found.map(({ to, reason }) => ({ to, reason }))).toEqual(first ? [first] : [])
})

test('the earlier question decides, and the reason is the answer given to it', () => {
  const structure = answerTo(0, '/services/web-struktur-optimierung')
  const bot = answerTo(4, '/services/chatbot-integration')
  const [first, second] = firstServices(questions, [structure, undefined, undefined, undefined, bot])
  expect(first).toMatchObject({
    to: '/services/web-struktur-optimierung',
    question: questions[0]?.text,
    answer: questions[0]?.answers[structure]?.text,
  })
  expect(second?.to).toBe('/services/chatbot-integration')
})

test('nobody is told to begin with more than three things, nor with one of them twice', () => {
  const alone = '/knowledge-base/erste-schritte'
  expect(order([answerTo(0, alone), undefined, answerTo(2, alone)])).toEqual([alone])
  expect(order(questions.map(({ answers }) => answers.findIndex(({ first }) => first)))).toHaveLength(3)
})

test('an answer that there is not counts as none', () => {
  expect(order([99, -1])).toEqual([])
})
