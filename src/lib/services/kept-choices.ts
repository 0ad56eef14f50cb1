import type { Choices } from './first-services.ts'

let choices: Choices = []

/** The last answers, restored when the visitor returns to the questionnaire. In memory only, like the draft of an enquiry. */
export function keptChoices(): Choices {
  return choices
}

export function keepChoices(next: Choices): void {
  choices = next
}
