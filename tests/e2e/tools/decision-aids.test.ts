import type { Locator, Page } from '@playwright/test'
import { documentLoads } from '../../support/e2e/document-loads.ts'
import { confirmation, enquiryField, sendButton } from '../../support/e2e/enquiry.ts'
import { lastPart, pageOfTool } from '../../support/e2e/pages.ts'
import { appReady, expect, test } from '../../support/e2e/test.ts'

/** The form, about the service on whose page the tool stands. */
const subject = `/contact?anliegen=${lastPart(pageOfTool('consent'))}#contact`

/** The first own answer has emptied the example. */
const answers = { werkzeug: 'analyse', speicher: 'mehr', werbung: 'keine', dienste: 'keine' }

test('the result of a tool is put into the message of an enquiry, which only the visitor sends', async ({
  page,
}) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.postData() ?? ''))
  const tool = await openConsent(page)
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

async function openConsent(page: Page): Promise<Locator> {
  await page.goto(pageOfTool('consent'))
  await appReady(page)
  const tool = page.locator('#werkzeug-consent')
  const height = async () => (await tool.boundingBox())?.height
  const before = await height()
  await tool.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 50)
  await expect(tool.getByRole('button', { name: 'Leeren' })).toBeVisible()
  expect(await height(), 'nothing moves when the tool goes live').toBe(before)
  return tool
}
