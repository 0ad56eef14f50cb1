import type { Question, Step } from './first-questions.ts'

/** The answer to each question by its place; none where the visitor has left it out. */
export type Choices = readonly (number | undefined)[]

/** A step with the answer that it follows from. */
export interface ReasonedStep extends Step {
  question: string
  answer: string
}

/** Nobody begins with more than that. */
const most = 3

/** What to do first, and then: the earlier question decides, and nothing comes twice. */
export function firstServices(questions: readonly Question[], choices: Choices): ReasonedStep[] {
  const steps = questions.flatMap(({ text, answers }, index) => {
    const answer = answers[choices[index] ?? -1]
    return answer?.first ? [{ ...answer.first, question: text, answer: answer.text }] : []
  })
  return steps.filter(({ to }, index) => steps.findIndex((step) => step.to === to) === index).slice(0, most)
}
