import type { PagePath } from '../site/page-path.ts'

/** A question of the questionnaire (`src/content/first-service.yaml`). */
export interface Question {
  question: string
  answers: Answer[]
}

interface Answer {
  text: string
  /** The step that this answer leads to, if any. */
  first?: Step | undefined
}

/** A service, or a page with its own label for visitors who do the work themselves; and the reason. */
export interface Step {
  to: PagePath
  label?: string | undefined
  reason: string
}

/** The index of the chosen answer to each question; `undefined` if not answered. */
export type Choices = readonly (number | undefined)[]

/** A step with the question and answer that led to it. */
export interface ReasonedStep extends Step {
  question: string
  answer: string
}

/** The maximum number of steps shown. */
const most = 3

/** The steps in the order of the questions, without duplicates. */
export function firstServices(questions: readonly Question[], choices: Choices): ReasonedStep[] {
  const steps = questions.flatMap(({ question, answers }, index) => {
    const answer = answers[choices[index] ?? -1]
    return answer?.first ? [{ ...answer.first, question, answer: answer.text }] : []
  })
  return steps.filter(({ to }, index) => steps.findIndex((step) => step.to === to) === index).slice(0, most)
}
