import type { Page, Route } from '@playwright/test'
import * as enquiry from '../../support/e2e/enquiry.ts'
import { errorTexts, reportOf } from '../../support/error-texts.ts'
import { browserNoise } from '../../support/faults/faulty-chunks.ts'
import { expect, test } from '../../support/e2e/test.ts'

const { confirmation, failure, sendButton } = enquiry

/** What may become of an enquiry on its way, and what the visitor then reads; all other answers: `tests/unit/lib/enquiry`. */
const refusals: { name: string; answer: (route: Route) => Promise<void>; text: string | RegExp }[] = [
  {
    name: 'status 429, to be tried again after a date',
    answer: (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': new Date(Date.now() + 120_000).toUTCString() },
      }),
    text: /In 2 Minuten geht/,
  },
  { name: 'status 500', answer: (route) => route.fulfill({ status: 500 }), text: errorTexts.generic },
  {
    name: 'a connection that is refused',
    answer: (route) => route.abort('connectionrefused'),
    text: errorTexts.network,
  },
]

test.beforeEach(async ({ page }) => {
  await page.goto('/contact')
  await enquiry.formReady(page)
  await enquiry.fillEnquiry(page)
})

test('an enquiry that fails is told, keeps its draft, and can be sent in the end or as an e-mail', async ({
  page,
  watch,
}) => {
  watch.allowConsole(browserNoise)
  watch.expectConsole(reportOf('network'))
  watch.expectConsole(reportOf('unexpected'))
  for (const { name, answer, text } of refusals) {
    await test.step(name, async () => {
      await answerPosts(page, answer)
      await sendButton(page).click()
      await expectFailure(page, text)
    })
  }
  await answerPosts(page, (route) => route.fulfill())
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await sendButton(page).click()
  await expectConfirmation(page)
  expect([...new URLSearchParams((await posted).postData() ?? '')]).toEqual(enquiry.postedDraft)
})

test('while it is sending nothing moves, and the confirmation is in sight with a copy of the message', async ({
  page,
}) => {
  let arrive: (() => void) | undefined
  const isAnswered = new Promise<void>((resolve) => (arrive = resolve))
  await answerPosts(page, async (route) => {
    await isAnswered
    await route.fulfill()
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await sendButton(page).scrollIntoViewIfNeeded()
  const boxes = () =>
    page.locator('h2, form *:not([role=status]), footer').evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [element.localName, x, y, width, height].join(' ')
      }),
    )
  const before = await boxes()
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText('Wird gesendet …')
  expect(await boxes()).toEqual(before)
  arrive?.()
  await expectConfirmation(page)
  await expect(confirmation(page).getByRole('heading')).toBeInViewport({ ratio: 1 })
  await expect(confirmation(page).getByText(enquiry.draft['Ihr Anliegen'])).toBeInViewport({ ratio: 1 })
})

/** From now on an enquiry that is sent meets this. */
async function answerPosts(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**', (route) => (route.request().method() === 'POST' ? answer(route) : route.fallback()))
}

/** The draft stands in the form still, can be sent again, and as an e-mail. */
async function expectFailure(page: Page, text: string | RegExp) {
  await expect(failure(page)).toContainText(text)
  await expect(failure(page)).toBeFocused()
  await enquiry.expectDraft(page)
  await expect(sendButton(page)).toBeEnabled()
  const mail = decodeURIComponent(
    (await failure(page)
      .getByRole('link', { name: /E-Mail/ })
      .getAttribute('href')) ?? '',
  )
  expect(mail).toMatch(/^mailto:[^@?]+@/)
  for (const label of enquiry.labels) expect(mail).toContain(`${label}: ${enquiry.draft[label]}`)
}

async function expectConfirmation(page: Page) {
  await expect(confirmation(page)).toBeFocused()
  await expect(confirmation(page)).toBeInViewport()
  await expect(failure(page)).toBeHidden()
  await expect(enquiry.enquiryForm(page)).toHaveCount(0)
}
