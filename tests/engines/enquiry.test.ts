import { reachForForm, send, sendEmpty } from '../support/engines/enquiry.ts'
import { expectAnswer, test } from '../support/engines/journey.ts'

test('an empty form names what is missing, and the first link of its summary leads to the field', async ({
  visitor,
}) => {
  await sendEmpty(visitor)
  await expectAnswer(
    visitor,
    () => [...document.querySelectorAll('[aria-invalid=true]')].map(({ id }) => id),
    ['anfrage-name', 'anfrage-email', 'anfrage-message'],
  )
  await visitor.press('Tab')
  await visitor.press('Enter')
  await expectAnswer(visitor, () => document.activeElement?.id, 'anfrage-name')
})

test('what is filled in arrives, and the form says so', async ({ visitor }) => {
  await reachForForm(visitor)
  for (const [id, text] of [
    ['anfrage-name', 'Erika Beispiel'],
    ['anfrage-email', 'erika@example.ch'],
    ['anfrage-message', 'Unsere Werkstatt wird kaum gefunden.'],
  ] as const) {
    await visitor.click(`#${id}`)
    await visitor.type(text)
  }
  await visitor.click(send)
  await expectAnswer(visitor, () => document.activeElement?.id, 'gesendet')
})
