import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { FirstService } from '~/components/services/first-service'
import { FirstServiceTable } from '~/components/services/first-service-table'
import { keepEarlyClicks } from '~/lib/early-clicks'
import { withBrought } from '~/lib/enquiry/draft'
import { questions } from 'virtual:content/first-service'
import { services } from 'virtual:pages/navigation'
import { hydrate } from '../../../support/components/hydration.tsx'

beforeEach(() => void Object.assign(document, { adoptedStyleSheets: [] }))

const link = () => screen.getByRole('link', { name: 'Fragen beantworten' })
/** The questionnaire is open already where an earlier test of this file has given answers. */
async function open(): Promise<void> {
  const closed = screen.queryByRole('link', { name: 'Fragen beantworten' })
  if (closed) await userEvent.click(closed)
}
const form = () => screen.findByRole('form', { name: 'Welche Leistung brauchen Sie zuerst?' })
/** The answer to a question that names a service, whichever those are. */
const deciding = (question: number) =>
  questions[question]?.answers.findIndex((given) => given.first?.to.startsWith('/services/')) ?? -1
const [first, second] = questions
  .map((_, at) => at)
  .filter((at) => deciding(at) > 0)
  .map((at) => {
    const to = questions[at]?.answers[deciding(at)]?.first?.to ?? '/'
    const known = services.flatMap(({ links }) => links).find((service) => service.to === to)
    return { at, name: to.replace('/services/', ''), label: known?.label ?? to }
  })
if (!first || !second) throw new Error('No two questions lead to a service.')

const answer = () => screen.queryByRole('heading', { level: 4 })

/** Gives each question the answer at the place named. */
async function choose(places: number[]): Promise<void> {
  const groups = within(await form()).getAllByRole('group')
  for (const [index, group] of groups.entries()) {
    const radio = within(group).getAllByRole('radio')[places[index] ?? 0]
    if (radio) await userEvent.click(radio)
  }
}

/** Gives these answers and shows the result, which an earlier test of this file may have left open. */
async function answerWith(places: number[]): Promise<void> {
  await choose(places)
  const button = screen.queryByRole('button', { name: 'Antwort zeigen' })
  if (button) await userEvent.click(button)
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
  await hydrate(<FirstService />, { address: '/contact' })
  await userEvent.click(link())
  await choose(questions.map((_, index) => (index === first.at || index === second.at ? deciding(index) : 0)))
  expect(answer()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Antwort zeigen' }))
  expect(document.activeElement).toBe(answer())
  const steps = screen.getAllByRole('listitem')
  expect(steps.map((step) => within(step).getAllByRole('link')[0]?.textContent)).toEqual([
    first.label,
    second.label,
  ])
  const [led, reasoned = ''] = [questions[first.at]?.answers[deciding(first.at)], steps[0]?.textContent]
  expect(reasoned).toContain(led?.first?.reason)
  expect(reasoned.indexOf(`${questions[first.at]?.question} «${led?.text}»`)).toBeLessThan(
    reasoned.indexOf(led?.first?.reason ?? ''),
  )
  const hinted = (led?.first?.hint ?? []).filter((part) => 'to' in part)
  expect(within(steps[0] ?? document.body).getAllByRole('link')).toHaveLength(1 + hinted.length)
  expect(screen.getByRole('link', { name: `${first.label} anfragen` }).getAttribute('href')).toBe(
    `/contact?anliegen=${first.name}#contact`,
  )
  await userEvent.click(screen.getByRole('link', { name: `${first.label} anfragen` }))
  const chosen = questions[first.at]
  expect(withBrought({}, undefined).message).toContain(
    `${chosen?.question} ${chosen?.answers[deciding(first.at)]?.text}`,
  )
  // The same answer is calm in every question: its first.
  await choose(questions.map((_, index) => (index === second.at ? deciding(index) : 0)))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('a visitor who returns to the questionnaire finds the earlier answers', async () => {
  await hydrate(<FirstService />)
  await open()
  await choose(questions.map(() => 0))
  cleanup()
  await hydrate(<FirstService />)
  await form()
  expect(answer()).not.toBeNull()
  expect(document.activeElement).toBe(document.body)
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(questions.length)
})

test('where the first step is no service, the button asks for none, not even for a later one', async () => {
  const alone = questions.map(({ answers }) =>
    answers.findIndex(({ first: step }) => step && !step.to.startsWith('/services/')),
  )
  const at = alone.findIndex((place) => place > 0)
  expect(second.at).toBeGreaterThan(at)
  await hydrate(<FirstService />, { address: '/contact' })
  await open()
  await answerWith(
    questions.map((_, index) =>
      index === at ? (alone[at] ?? 0) : index === second.at ? deciding(index) : 0,
    ),
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('link', { name: / anfragen$/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Zum Formular' }).getAttribute('href')).toBe('/contact#contact')
})

test('without any problem the questionnaire recommends no service, and the answers go along to the form', async () => {
  await hydrate(<FirstService />, { address: '/contact' })
  await open()
  await answerWith(questions.map(() => 0))
  expect(answer()?.textContent).toMatch(/keine Leistung/)
  expect(screen.getByRole('link', { name: 'Zum Formular' }).getAttribute('href')).toBe('/contact#contact')
  await userEvent.click(screen.getByRole('link', { name: 'Zum Formular' }))
  expect(withBrought({}, undefined).message).toContain(
    `${questions[0]?.question} ${questions[0]?.answers[0]?.text}`,
  )
})

test('the table has every deciding answer with the page that it leads to and the reason', async () => {
  await hydrate(<FirstServiceTable />)
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  for (const { question, answers } of questions) {
    expect(rows.some((row) => row.includes(question))).toBe(true)
    for (const { text: given, first: step } of answers) {
      if (!step) continue
      const decided = screen.getByRole('rowheader', { name: given }).nextElementSibling
      expect(decided?.querySelector('a')?.getAttribute('href')).toBe(step.to)
      expect(decided?.textContent).toContain(step.reason)
    }
  }
})
