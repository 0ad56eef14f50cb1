import type { Choices } from './first-services.ts'

let choices: Choices = []

/** What was answered last, for whoever comes back from the page of a service. In memory only, like the draft of an enquiry. */
export function keptChoices(): Choices {
  return choices
}

export function keepChoices(next: Choices): void {
  choices = next
}
