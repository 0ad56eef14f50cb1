import type { Page } from '@playwright/test'
import * as enquiry from '../../support/e2e/enquiry.ts'
import {
  brokenOff,
  noHttp,
  nothing,
  redirect,
  startEnquiryReceiver,
  status,
  type EnquiryReceiver,
} from '../../support/faults/enquiry-receiver.ts'
import { errorTexts, reportOf } from '../../support/error-texts.ts'
import { browserNoise } from '../../support/faults/faulty-chunks.ts'
import { serveSiteSendingTo } from '../../support/faults/site-sending-to.ts'
import { expect, test as base } from '../../support/e2e/test.ts'

const test = base.extend<{ receiver: EnquiryReceiver }>({
  receiver: async ({ page }, use) => {
    const receiver = await startEnquiryReceiver()
    const site = await serveSiteSendingTo(receiver.address)
    await page.clock.install()
    // Playwright's clock does not know this timer of the browser.
    await page.addInitScript(() => {
      AbortSignal.timeout = (time) => {
        const abort = new AbortController()
        setTimeout(() => abort.abort(new DOMException('signal timed out', 'TimeoutError')), time)
        return abort.signal
      }
    })
    await page.goto(`${site.origin}/contact`)
    await enquiry.formReady(page)
    await enquiry.fillEnquiry(page)
    await use(receiver)
    await receiver.stop()
    await site.stop()
  },
})

const { confirmation, failure, sendButton } = enquiry

/** Answers that refuse an enquiry, what the visitor reads, and the kind of the report where there is one; all others: `tests/unit/lib/enquiry`. */
const refusals = [
  {
    name: 'status 429, to be tried again after a date',
    answer: status(429, { 'retry-after': new Date(Date.now() + 120_000).toUTCString() }),
    text: /In 2 Minuten geht/,
  },
  { name: 'status 500', answer: status(500), text: errorTexts.generic, report: 'unexpected' },
  { name: 'an answer that is not HTTP', answer: noHttp, text: errorTexts.network, report: 'network' },
] as const

test('whatever is answered, the visitor reads what happened, keeps the draft, and can send it in the end', async ({
  page,
  receiver,
  watch,
}) => {
  watch.allowConsole(browserNoise)
  watch.expectConsole(reportOf('network'))
  watch.expectConsole(reportOf('unexpected'))
  const reports = reportsOf(page)
  for (const { name, answer, text, ...refusal } of refusals) {
    await test.step(name, async () => {
      receiver.answerWith(answer)
      await sendButton(page).click()
      await expectFailure(page, text)
      expect(reports.splice(0)).toEqual('report' in refusal ? [refusal.report] : [])
      await expect(failure(page).getByText('ERR-')).toHaveCount('report' in refusal ? 1 : 0)
    })
  }
  expect(receiver.received).toHaveLength(refusals.length)

  await test.step('a connection that is refused', async () => {
    await receiver.stop()
    await sendButton(page).click()
    await expectFailure(page, errorTexts.network)
    await receiver.start()
  })

  await test.step('no answer in twenty seconds', async () => {
    receiver.answerWith(nothing)
    const arrived = receiver.received.length + 1
    await sendButton(page).click()
    await expect.poll(() => receiver.received.length).toBe(arrived)
    await page.clock.fastForward(15_000)
    await expect(sendButton(page)).toHaveText('Wird gesendet …')
    await page.clock.fastForward(5000)
    await expectFailure(page, errorTexts.network)
    expect(reports).toEqual(['network', 'network'])
  })

  await test.step('an answer that breaks off after its status counts', async () => {
    receiver.answerWith(brokenOff)
    await sendButton(page).click()
    await expectConfirmation(page)
    await confirmation(page).getByRole('link').first().click()
    await enquiry.fillEnquiry(page)
  })

  await test.step('status 303, which leads to a page of thanks', async () => {
    receiver.answerWith(redirect)
    await sendButton(page).click()
    await expectConfirmation(page)
    for (const body of receiver.received) expect([...new URLSearchParams(body)]).toEqual(enquiry.postedDraft)
  })
})

test('while it is sending nothing moves, and the confirmation is in sight with a copy of the message', async ({
  page,
  receiver,
}) => {
  let arrive: (() => void) | undefined
  receiver.answerWith((response) => {
    arrive = () => response.writeHead(200).end()
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await sendButton(page).scrollIntoViewIfNeeded()
  const places = () =>
    page.locator('h2, form *:not([role=status]), footer').evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [element.localName, x, y, width, height].join(' ')
      }),
    )
  const before = await places()
  await sendButton(page).click()
  await expect.poll(() => receiver.received.length).toBe(1)
  await expect(sendButton(page)).toHaveText('Wird gesendet …')
  expect(await places()).toEqual(before)
  arrive?.()
  await page.clock.runFor(500)
  await expectConfirmation(page)
  await expect(confirmation(page).getByRole('heading')).toBeInViewport({ ratio: 1 })
  await expect(confirmation(page).getByText(enquiry.draft['Ihr Anliegen'])).toBeInViewport({ ratio: 1 })
})

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

/** The kinds of the errors that the console gets. */
function reportsOf(page: Page): string[] {
  const kinds: string[] = []
  page.on('console', (message) => {
    const kind = /ERR-\d{13}-[a-z0-9]{6} ([a-z-]+) /.exec(message.text())?.[1]
    if (kind) kinds.push(kind)
  })
  return kinds
}
