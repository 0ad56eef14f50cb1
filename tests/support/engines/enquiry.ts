import { expectAnswer } from './journey.ts'
import type { Visitor } from './visitor.ts'

/** The button that sends the form. */
export const send = 'form[aria-label=Anfrage] button[type=submit]'

/** Until the app has come, the form is the browser's to check and to post. */
export async function reachForForm(visitor: Visitor): Promise<void> {
  await visitor.open('/contact')
  await visitor.click('#anfrage-name')
  await expectAnswer(
    visitor,
    () => document.querySelector('form[aria-label=Anfrage]')?.matches('[novalidate]'),
    true,
  )
}

/** Sends it without a word, and waits until it says what is missing. */
export async function sendEmpty(visitor: Visitor): Promise<void> {
  await reachForForm(visitor)
  await visitor.click(send)
  await expectAnswer(visitor, () => document.activeElement?.getAttribute('role'), 'alert')
}
