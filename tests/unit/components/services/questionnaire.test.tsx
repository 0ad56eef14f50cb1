import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { questions } from 'virtual:content/first-service'
import { beforeEach, expect, test, vi } from 'vitest'
import { serviceAt } from '~/components/enquiry/enquiry-subjects'
import { FirstService } from '~/components/services/first-service'
import { FirstServiceTable } from '~/components/services/first-service-table'
import { keepEarlyClicks } from '~/lib/early-clicks'
import { withBrought } from '~/lib/enquiry/draft'
import { hydrate } from '../../../support/components/hydration.tsx'

beforeEach(() => void Object.assign(document, { adoptedStyleSheets: [] }))

const link = () => screen.getByRole('link', { name: 'Fragen beantworten' })
const form = () => screen.findByRole('form', { name: 'Welche Leistung brauchen Sie zuerst?' })
const heading = () => screen.queryByRole('heading', { level: 4 })
const message = () => withBrought({}).message

/** The answers that lead to a service or, if `isService` is false, elsewhere; whichever those are. */
const leading = (isService: boolean) =>
  questions.flatMap(({ question, answers }, at) => {
    const place = answers.findIndex(
      ({ first: step }) => step && step.to.startsWith('/services/') === isService,
    )
    const { text = '', first: step } = answers[place] ?? {}
    return step && place > 0 ? [{ at, place, question, text, step, service: serviceAt(step.to) }] : []
  })
const [first, second] = leading(true)
const [alone] = leading(false)
if (!first?.service || !second?.service || !alone) throw new Error('The questions lead to too little.')

/** The questionnaire is open already where an earlier test of this file has given answers. */
async function open(): Promise<void> {
  await hydrate(<FirstService />, { address: '/contact' })
  const closed = screen.queryByRole('link', { name: 'Fragen beantworten' })
  if (closed) await userEvent.click(closed)
}

/** Gives these answers, and to all other questions the first one, which leads nowhere. */
async function choose(...answers: { at: number; place: number }[]): Promise<void> {
  const groups = within(await form()).getAllByRole('group')
  for (const [index, group] of groups.entries()) {
    const place = answers.find(({ at }) => at === index)?.place ?? 0
    const radio = within(group).getAllByRole('radio')[place]
    if (radio) await userEvent.click(radio)
  }
}

/** Shows the result, which an earlier test of this file may have left open. */
async function showResult(): Promise<void> {
  const button = screen.queryByRole('button', { name: 'Antwort zeigen' })
  if (button) await userEvent.click(button)
}

/** Follows the link to the form, and returns its address. */
async function goOn(name: string): Promise<string | null> {
  const next = screen.getByRole('link', { name })
  await userEvent.click(next)
  return next.getAttribute('href')
}

test('the questionnaire opens with its first question focused; before that its link leads to the table', async () => {
  await hydrate(<FirstService />)
  expect(link().getAttribute('href')).toBe('/contact#leistung-als-tabelle')
  expect(screen.queryByRole('radio')).toBeNull()
  await userEvent.click(link())
  const groups = within(await form()).getAllByRole('group')
  expect(groups).toHaveLength(questions.length)
  await vi.waitFor(() => expect(groups[0]?.contains(document.activeElement)).toBe(true))
})

test('a click on the questionnaire’s link before hydration is answered after hydration', async () => {
  await hydrate(<FirstService />, {
    early: () => {
      const stop = keepEarlyClicks(document, () => undefined)
      link().click()
      stop()
    },
  })
  expect(await form()).toBeDefined()
})

test('the questionnaire ranks the services with reason and contact link, and follows changed answers', async () => {
  await open()
  await choose(first, second)
  expect(heading()).toBeNull()
  await showResult()
  expect(document.activeElement).toBe(heading())
  const steps = screen.getAllByRole('listitem')
  const services = steps.map((step) => within(step).getAllByRole('link')[0]?.textContent)
  expect(services).toEqual([first.service?.label, second.service?.label])
  expect(steps[0]?.textContent).toContain(`${first.question} «${first.text}»${first.step.reason}`)
  const hinted = (first.step.hint ?? []).filter((part) => 'to' in part)
  expect(within(steps[0] ?? document.body).getAllByRole('link')).toHaveLength(1 + hinted.length)
  const address = await goOn(`${first.service?.label} anfragen`)
  expect(address).toBe(`/contact?anliegen=${first.service?.name}#contact`)
  expect(message()).toContain(`${first.question} ${first.text}`)
  await choose(second)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('a visitor who returns to the questionnaire finds the earlier answers', async () => {
  await open()
  await choose()
  cleanup()
  await hydrate(<FirstService />)
  await form()
  expect(heading()).not.toBeNull()
  expect(document.activeElement).toBe(document.body)
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(questions.length)
})

test('where the first step is no service, the button asks for none, not even for a later one', async () => {
  expect(second.at).toBeGreaterThan(alone.at)
  await open()
  await choose(alone, second)
  await showResult()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('link', { name: / anfragen$/ })).toBeNull()
  expect(await goOn('Zum Formular')).toBe('/contact#contact')
})

test('without any problem the questionnaire recommends no service, and the answers go along to the form', async () => {
  await open()
  await choose()
  await showResult()
  expect(heading()?.textContent).toMatch(/keine Leistung/)
  expect(await goOn('Zum Formular')).toBe('/contact#contact')
  expect(message()).toContain(`${questions[0]?.question} ${questions[0]?.answers[0]?.text}`)
})

test('the table has every deciding answer with the page that it leads to and the reason', async () => {
  await hydrate(<FirstServiceTable />)
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  for (const { question, answers } of questions) {
    expect(rows.some((row) => row.includes(question))).toBe(true)
    for (const { text, first: step } of answers) {
      if (!step) continue
      const decided = screen.getByRole('rowheader', { name: text }).nextElementSibling
      expect(decided?.querySelector('a')?.getAttribute('href')).toBe(step.to)
      expect(decided?.textContent).toContain(step.reason)
    }
  }
})
