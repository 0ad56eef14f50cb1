import type { TextPart } from '../site/home-schema.ts'
import type { PagePath } from '../site/page-path.ts'

/** A question of the questionnaire (`src/content/first-service.yaml`). */
export interface Question {
  question: string
  answers: Answer[]
}

interface Answer {
  text: string
  first?: Step | undefined
}

/** A service, or a page with its own label for visitors who do the work themselves; and the reason. */
export interface Step {
  to: PagePath
  label?: string | undefined
  reason: string
  /** What else a visitor with this answer should know about the step. */
  hint?: TextPart[] | undefined
}

/** The index of the chosen answer to each question; `undefined` if not answered. */
export type Choices = readonly (number | undefined)[]

/** A step with each answer that led to it, and their hints without repetition. */
export interface ReasonedStep extends Omit<Step, 'reason' | 'hint'> {
  hints: TextPart[][]
  reasons: { question: string; answer: string; reason: string }[]
}

/** All steps in the order of the questions, each once. */
export function firstServices(questions: readonly Question[], choices: Choices): ReasonedStep[] {
  const steps = new Map<PagePath, ReasonedStep>()
  for (const [index, { question, answers }] of questions.entries()) {
    const { text: answer, first } = answers[choices[index] ?? -1] ?? {}
    if (answer === undefined || !first) continue
    const { reason, hint, ...step } = first
    const known = steps.get(step.to) ?? { ...step, hints: [], reasons: [] }
    known.reasons.push({ question, answer, reason })
    const isNew = known.hints.every((one) => JSON.stringify(one) !== JSON.stringify(hint))
    if (hint && isNew) known.hints.push(hint)
    steps.set(step.to, known)
  }
  return [...steps.values()]
}

export function describeChoices(questions: readonly Question[], choices: Choices): string {
  const lines = questions.map(
    ({ question, answers }, index) => `- ${question} ${answers[choices[index] ?? -1]?.text ?? '–'}`,
  )
  return ['Unsere Antworten auf «Welche Leistung brauchen Sie zuerst?»:', ...lines].join('\n')
}
