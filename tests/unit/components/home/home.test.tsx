// @vitest-environment jsdom
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

const show = (slots: Partial<Slots>) =>
  hydrate(<Home page={page} texts={texts} slots={{ ...emptySlots, ...slots }} />)
const section = (id: string) => document.getElementById(id)
const visible = (id: string) => within(section(id) ?? document.body)

describe('the first view', () => {
  test('leads to the form, and shows a finding that says it is an example', async () => {
    await show({})
    const hero = within(screen.getByRole('heading', { level: 1 }).closest('header') ?? document.body)
    expect(hero.getByRole('link', { name: /anfragen/ }).getAttribute('href')).toBe(
      '/contact?anliegen=seo-audit#contact',
    )
    const finding = within(hero.getByRole('region'))
    expect(finding.getByText(/^(Beispiel|Muster)$/)).toBeDefined()
    expect(finding.getByText(/erfunden/)).toBeDefined()
  })

  test('reads as a page of a report: a heading, evidence in a table, and what follows from it by name', async () => {
    await show({})
    const finding = visible('musterbefund')
    expect(finding.getByRole('heading', { level: 2 })).toBeDefined()
    const rows = finding.getAllByRole('row').slice(1)
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(
      texts.sample.pages.map(({ path }) => path),
    )
    expect(finding.getAllByRole('term').length).toBe(finding.getAllByRole('definition').length)
    expect(finding.queryAllByRole('img')).toEqual([])
  })
})

describe('the drawings say in words what they show', () => {
  test('each station on the way to an enquiry names its symptom and the service that helps', async () => {
    await show({})
    const stations = visible('anliegen').getAllByRole('listitem')
    expect(stations).toHaveLength(Object.keys(texts.stations.list).length)
    for (const station of stations) {
      expect(within(station).getByRole('heading').textContent).not.toBe('')
      expect(within(station).getByRole('link').getAttribute('href')).toMatch(/^\//)
    }
  })

  test('the first days follow from how long the audit takes', async () => {
    await show({ audit: { workingDays: 5, price: null } })
    const days = visible('vorgehen').getAllByText(/Tag \d/)
    expect(days.map(({ textContent }) => textContent)).toEqual([
      'Tag 1 bis 5',
      'Tag 8 bis 12',
      'Tag 15 bis 17',
      'ab Tag 18',
    ])
    const bars = [...document.querySelectorAll('#vorgehen rect')]
    expect(bars.map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')])).toEqual([
      ['0', '5'],
      ['7', '5'],
      ['14', '3'],
      ['17', '13'],
    ])
  })
})

test('the tool at work says what the tool says of the same example', () => {
  const { verdict, gates } = pageReport(example)
  expect(texts.reading.tool).toMatchObject({ verdict: verdict.word, reason: verdict.reason })
  expect(texts.reading.tool.gates).toEqual(
    gates.map(({ name, state }) => ({ label: name, isOpen: state === 'open' })),
  )
})

describe('prices', () => {
  test('are named where the operator names them', async () => {
    await show(filledSlots)
    const price = visible('kosten').getByText(/ab CHF\s4'200 einmalig/)
    expect(
      within(price.closest('li') ?? price)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(firstOffered)
  })

  test('else the page says how a price comes about, and names no amount', async () => {
    await show({})
    expect(visible('kosten').getAllByRole('group').length).toBeGreaterThan(2)
    expect(document.body.textContent).not.toContain('CHF')
  })
})

describe('references, team, partnerships, booking and next start', () => {
  test('show what the operator has filled in', async () => {
    await show(filledSlots)
    const references = visible('referenzen').getAllByRole('listitem')
    expect(references).toHaveLength(2)
    expect(references[0]?.textContent).toMatch(/Holzwerk Probe AG.*Vorher.*Massnahme.*Ergebnis.*Zeitraum/)
    const team = visible('team')
    expect(team.getByRole('img', { name: /Anna Beispiel/ }).getAttribute('src')).toBe(
      '/team/anna-beispiel.webp',
    )
    expect(team.getByRole('link', { name: 'Beat Probe' }).getAttribute('href')).toBe(
      '/contact#team-beat-probe',
    )
    expect(team.getByRole('link', { name: 'Google Partner' })).toBeDefined()
    expect(screen.getByRole('link', { name: /Erstgespräch buchen, 20 Minuten/ })).toBeDefined()
    expect(screen.getByText(/11\.\sJanuar 2027/)).toBeDefined()
  })

  test('the day of a consent is nobody’s business', async () => {
    await show(filledSlots)
    expect(document.body.innerHTML).not.toContain('2026-10-02')
  })

  test('leave no trace where there are none', async () => {
    await show({})
    for (const id of ['referenzen', 'team']) expect(section(id)).toBeNull()
    const header = screen.getByRole('heading', { level: 1 }).closest('header')
    expect(header?.querySelector('time, a[href^="http"]')).toBeNull()
  })

  test('partnerships need no team', async () => {
    await show({ partnerships: filledSlots.partnerships })
    expect(visible('team').queryAllByRole('listitem')).toEqual([])
    expect(visible('team').getByRole('link', { name: 'Google Partner' })).toBeDefined()
  })
})
