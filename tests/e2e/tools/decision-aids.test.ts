import { documentLoads } from '../../support/e2e/document-loads.ts'
import { confirmation, enquiryField, sendButton } from '../../support/e2e/enquiry.ts'
import { lastPart, pageOfTool } from '../../support/e2e/pages.ts'
import { expect, openApp, test } from '../../support/e2e/test.ts'
import { wakeTool } from '../../support/e2e/wake-tool.ts'

/** The form, about the service on whose page the tool stands. */
const subject = `/contact?anliegen=${lastPart(pageOfTool('consent'))}#contact`

/** The first own answer has emptied the example. */
const answers = { werkzeug: 'analyse', speicher: 'mehr', werbung: 'keine', dienste: 'keine' }

test('the result of a tool is put into the message of an enquiry, which only the visitor sends', async ({
  page,
}) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.postData() ?? ''))
  await openApp(page, pageOfTool('consent'))
  const tool = await wakeTool(page, 'consent')
  const loads = documentLoads(page)
  await tool.getByRole('checkbox', { name: /EWR/ }).check()
  for (const [name, answer] of Object.entries(answers))
    await tool.locator(`[name=${name}]`).selectOption(answer)
  await tool.getByRole('link', { name: 'Mit diesem Ergebnis anfragen' }).click()
  await expect(page).toHaveURL(subject)
  expect(loads).toEqual([])
  const message = enquiryField(page, 'Ihr Anliegen')
  await expect(message).toHaveValue(/keine Rechtsberatung[^]*Vorher die Einwilligung einholen[^]*DSGVO 13/)
  await expect(message).toBeEditable()
  expect(posts).toEqual([])

  const text = `Guten Tag\n\n${await message.inputValue()}`
  await message.fill(text)
  await enquiryField(page, 'Name').fill('Erika Beispiel')
  await enquiryField(page, 'E-Mail').fill('erika@example.ch')
  await sendButton(page).click()
  await expect(confirmation(page)).toBeVisible()
  const sent = new URLSearchParams(posts.at(-1)).get('message') ?? ''
  expect(sent.replaceAll('\r\n', '\n')).toBe(text)
})
