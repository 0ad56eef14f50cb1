import {
  confirmation,
  draft,
  enquiryField,
  enquiryForm,
  expectDraft,
  failure,
  fillEnquiry,
  formReady,
  sendButton,
} from '../../support/e2e/enquiry.ts'
import { errorTexts, reportOf } from '../../support/error-texts.ts'
import { browserNoise } from '../../support/faults/faulty-chunks.ts'
import { holdRequests } from '../../support/faults/held-request.ts'
import { appReady, expect, openApp, test } from '../../support/e2e/test.ts'

// What may be answered, and what the visitor then reads: `tests/unit/lib/enquiry` and `tests/unit/components/enquiry`.

test('a double click sends the form of the home page, and does not also follow the link that appears under the pointer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await formReady(page)
  await fillEnquiry(page)
  await sendButton(page).scrollIntoViewIfNeeded()
  await sendButton(page).dblclick({ delay: 60 })
  await expect(confirmation(page)).toBeFocused()
  await expect(page).toHaveURL('/')
})

test('nothing moves while the form is sending, and the confirmation shows a copy of the message', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/contact')
  await formReady(page)
  await fillEnquiry(page)
  let arrive: (() => void) | undefined
  const isAnswered = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await isAnswered
    return route.fulfill()
  })
  await sendButton(page).scrollIntoViewIfNeeded()
  const boxes = () =>
    page.locator('h2, form *:not([role=status]), footer').evaluateAll((elements) =>
      // What is folded away has no place.
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return [element.localName, x, y, width, height].join(' ')
        }),
    )
  const before = await boxes()
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText('Wird gesendet …')
  expect(await boxes()).toEqual(before)
  arrive?.()
  await expect(confirmation(page)).toBeFocused()
  await expect(enquiryForm(page)).toHaveCount(0)
  await expect(confirmation(page).getByRole('heading')).toBeInViewport({ ratio: 1 })
  await expect(confirmation(page).getByText(draft['Ihr Anliegen'])).toBeInViewport({ ratio: 1 })
})

test('an enquiry that is sent before the form’s code has loaded waits for it and is then posted', async ({
  page,
}) => {
  const { release } = await holdRequests(page, /\/assets\/enquiry-sending-/)
  await page.goto('/contact')
  await formReady(page)
  await fillEnquiry(page)
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText('Wird gesendet …')
  await expectDraft(page)
  // Playwright loses the answer to a request that is kept alive where it holds others.
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  release()
  await posted
})

test('offline, the form says so and keeps what was typed; online again, it is sent', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsole(browserNoise)
  watch.expectConsole(reportOf('network'))
  await openApp(page, '/contact')
  await context.setOffline(true)
  await fillEnquiry(page)
  await sendButton(page).click()
  await expect(failure(page)).toBeFocused()
  await expect(failure(page)).toContainText(errorTexts.network)
  await expectDraft(page)
  await context.setOffline(false)
  await sendButton(page).click()
  await expect(confirmation(page)).toBeFocused()
})

test('text typed before the app loads survives hydration, with the focus, and a return by «back»', async ({
  page,
}) => {
  const { release } = await holdRequests(page, /\/(entry-client|enquiry-sending)-/)
  await page.goto('/contact')
  await fillEnquiry(page)
  release()
  await appReady(page)
  await expect(enquiryForm(page)).toHaveAttribute('novalidate')
  await expect(enquiryField(page, 'Ihr Anliegen')).toBeFocused()
  await expectDraft(page)

  await page.goto('/impressum')
  await page.goBack()
  await appReady(page)
  await expectDraft(page)
})
