import type { PagePath } from '../site/page-path.ts'

/** A question whose answers may say what comes first (`src/content/first-service.yaml`). */
export interface Question {
  question: string
  answers: Answer[]
}

interface Answer {
  text: string
  /** What this answer makes the next thing to do; another one leads on to the next question. */
  first?: Step | undefined
}

/** A service, or with a label the page by which the visitor does it alone, and the reason. */
export interface Step {
  to: PagePath
  label?: string | undefined
  reason: string
}

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
  const steps = questions.flatMap(({ question, answers }, index) => {
    const answer = answers[choices[index] ?? -1]
    return answer?.first ? [{ ...answer.first, question, answer: answer.text }] : []
  })
  return steps.filter(({ to }, index) => steps.findIndex((step) => step.to === to) === index).slice(0, most)
}
