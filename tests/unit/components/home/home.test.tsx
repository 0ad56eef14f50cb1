import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Home } from '~/components/home/home'
import { page, texts } from '~/content/home.yaml'
import type { Slots } from '~/lib/site/slots-schema'
import { example } from '~/tools/page-check/facts'
import { pageReport } from '~/tools/page-check/page-report'
import { emptySlots } from '../../../../src/lib/site/slots-schema.ts'
import { filledSlots, firstOffered } from '../../../support/operator/filled-slots.ts'
import { hydrate } from '../../../support/components/hydration.tsx'
import { requiredElement } from '../../../support/components/required-element.ts'

const show = (slots: Partial<Slots>) =>
  hydrate(<Home page={page} texts={texts} slots={{ ...emptySlots, ...slots }} />)
const section = (id: string) => within(requiredElement(`#${id}`))

test('the finding in the first view is labelled as an invented example', async () => {
  await show({})
  const finding = within(within(requiredElement('main > header, header:has(h1)')).getByRole('region'))
  expect(finding.getByText(/^(Beispiel|Muster)$/)).toBeDefined()
  expect(finding.getByText(/erfunden/)).toBeDefined()
})

test('each station on the way to an enquiry has a heading and a link', async () => {
  await show({})
  const stations = section('anliegen').getAllByRole('listitem')
  expect(stations).toHaveLength(Object.keys(texts.stations.list).length)
  for (const station of stations) {
    expect(within(station).getByRole('heading').textContent).not.toBe('')
    expect(within(station).getByRole('link').getAttribute('href')).toMatch(/^\//)
  }
})

test('the tool on the home page shows the same verdict and gates as the tool itself', () => {
  const { verdict, gates } = pageReport(example)
  expect(texts.reading.tool).toMatchObject({ verdict: verdict.word, reason: verdict.reason })
  expect(texts.reading.tool.gates).toEqual(
    gates.map(({ name, state }) => ({ label: name, isOpen: state === 'open' })),
  )
})

describe('prices, references, team, partnerships, booking and next start on the home page', () => {
  test('are shown if the operator has filled them in', async () => {
    await show(filledSlots)
    const references = section('referenzen').getAllByRole('listitem')
    expect(references).toHaveLength(2)
    expect(references[0]?.textContent).toMatch(/Holzwerk Probe AG.*Vorher.*Massnahme.*Ergebnis.*Zeitraum/)
    const team = section('team')
    expect(team.getByRole('img', { name: /Anna Beispiel/ }).getAttribute('src')).toBe(
      '/team/anna-beispiel.webp',
    )
    expect(team.getByRole('link', { name: 'Beat Probe' }).getAttribute('href')).toBe(
      '/contact#team-beat-probe',
    )
    expect(team.getByRole('link', { name: 'Google Partner' })).toBeDefined()
    expect(screen.getByRole('link', { name: /Erstgespräch buchen, 20 Minuten/ })).toBeDefined()
    expect(screen.getByText(/11\.\sJanuar 2027/)).toBeDefined()
    const price = section('leistungen')
      .getByText(/ab CHF\s4'200 einmalig/)
      .closest('li')
    expect(price?.querySelector('a')?.getAttribute('href')).toBe(firstOffered)
    // The day of a consent is nobody's business.
    expect(document.body.innerHTML).not.toContain(filledSlots.references[0]?.consent)
  })

  test('leave no trace if the operator has left them empty', async () => {
    await show({})
    for (const id of ['referenzen', 'team']) expect(document.getElementById(id)).toBeNull()
    const header = screen.getByRole('heading', { level: 1 }).closest('header')
    expect(header?.querySelector('time, a[href^="http"]')).toBeNull()
    expect(document.body.textContent).not.toContain('CHF')
  })
})
