import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { services } from 'virtual:pages/navigation'
import { Article } from '~/components/layout/article'
import { Plain } from '~/components/layout/plain'
import { serviceAt } from '~/components/enquiry/enquiry-subjects'
import { Service } from '~/components/services/service'
import { site } from '../../../../ssg/content/identity.ts'
import { headingId } from '~/lib/site/heading-id'
import type { PageOf } from '~/lib/site/page-schema'
import { authorOf, offerOf } from '~/lib/site/page-slots'
import type { DerivedFacts } from '~/lib/site/derived-facts'
import { emptySlots } from '../../../../src/lib/site/slots-schema.ts'
import { filledSlots, firstOffered } from '../../../support/operator/filled-slots.ts'
import { hydrate } from '../../../support/components/hydration.tsx'

/** Any service that the site offers. */
const to = services.flatMap(({ links }) => links)[0]?.to ?? '/'
const name = serviceAt(to)?.name
if (!name) throw new Error('The site offers no service.')
const toForm = `/contact?anliegen=${name}#contact`

const common = {
  title: 'Was ist Entity SEO?',
  shortTitle: 'Entity SEO',
  description: 'Eine Beschreibung.',
  order: 1,
  published: '2026-11-21',
}
const summary = 'Das Wichtigste in zwei Sätzen. Mehr davon im Text.'
const article: PageOf<'article'> = {
  ...common,
  summary,
  kind: 'article',
  topic: 'entities',
  service: firstOffered,
}
const service: PageOf<'service'> = {
  ...common,
  summary,
  kind: 'service',
  group: 'search',
  station: 'links',
  result: 'Der Prüfbericht',
  duration: 'Fünf Schritte',
  effort: 'Ein Gespräch',
  price: 'Zahl der Seiten',
  once: 'Bericht und Umsetzung',
}
const derived: DerivedFacts = {
  minutes: 7,
  contents: ['Teil 1', 'Quellen'].map((label) => ({ id: headingId(label), label })),
  further: [{ to: '/datenschutz', label: 'Datenschutz', description: 'Was bleibt.' }],
  service: { to, name, label: 'Linkbuilding', description: 'Verweise, die andere freiwillig setzen.' },
}

const show = (page: ReactElement) => hydrate(page, { address: '/agb' })
const text = <p>Der Text.</p>
const showArticle = (facts: Partial<typeof article> = {}, around: Partial<DerivedFacts> = {}) =>
  show(
    <Article page={{ ...article, ...facts }} derived={{ ...derived, ...around }}>
      {text}
    </Article>,
  )
const showService = (facts: Partial<typeof service> = {}, around: Partial<DerivedFacts> = { contents: [] }) =>
  show(
    <Service page={{ ...service, ...facts }} derived={{ ...derived, ...around }}>
      {text}
    </Service>,
  )
/** These parts stand on the page in their order. */
function expectInOrder(...parts: string[]): void {
  const shown = screen.getByRole('article').textContent
  const places = parts.map((part) => shown.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
}
const call = () => within(screen.getByRole('complementary'))
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'))

/** The addresses of the breadcrumbs, and the last one, which is the page. */
function crumbs() {
  const way = within(screen.getByRole('navigation', { name: 'Sie sind hier' }))
  const last = way.getAllByRole('listitem').at(-1)
  return [...hrefs(way.getAllByRole('link')), last?.textContent, last?.getAttribute('aria-current')]
}

describe('an article', () => {
  test('has breadcrumbs, title, byline, summary, contents, text and further reading in this order', async () => {
    await showArticle()
    expectInOrder('Start', common.title, '7 Minuten Lesezeit', summary, 'Teil 1', 'Der Text.', 'Weiterlesen')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(common.title)
    expect(crumbs()).toEqual(['/', '/knowledge-base', '/knowledge-base#entitaeten', 'Entity SEO', 'page'])
    expect(screen.getByRole('link', { name: site.shortName }).getAttribute('rel')).toBe('author')
    expect(screen.getByText(/Veröffentlicht am/).textContent).toMatch(/21\.\sNovember 2026/)
    expect(hrefs([screen.getByRole('link', { name: 'Quellen' })])).toEqual(['#quellen'])
  })

  test('names the team member who wrote it, with a link to that person', async () => {
    const author = authorOf(article, filledSlots)
    await showArticle({}, author && { author })
    const byline = screen.getByRole('link', { name: 'Anna Beispiel' })
    expect([byline.getAttribute('rel'), ...hrefs([byline])]).toEqual([
      'author',
      '/contact#team-anna-beispiel',
    ])
    expect(byline.parentElement?.textContent).toBe(`Anna Beispiel, Technik und Messung, ${site.shortName}`)
  })

  test('shows the date of its last change instead of its publication', async () => {
    await showArticle({ updated: '2026-12-01' })
    expect(screen.getByText(/Aktualisiert am/).querySelector('time')?.dateTime).toBe('2026-12-01')
    expect(screen.queryByText(/Veröffentlicht am/)).toBeNull()
  })

  test('has a call to action with its own question, leading to the form and to the service', async () => {
    await showArticle({ call: 'Wer baut das bei Ihnen ein?' })
    expect(call().getByRole('heading', { name: 'Wer baut das bei Ihnen ein?' })).toBeDefined()
    expect(call().getByText('Verweise, die andere freiwillig setzen.')).toBeDefined()
    expect(hrefs(call().getAllByRole('link'))).toEqual([toForm, to])
    expect(call().getAllByRole('link')[0]?.getAttribute('rel')).toBe('nofollow')
  })

  test('ends with related pages, and with the previous and the next article if there are any', async () => {
    const around = {
      previous: { to: '/agb', label: 'Entität' },
      next: { to: '/', label: 'Werkzeuge' },
    } as const
    await showArticle()
    expect(screen.getByText('Was bleibt.')).toBeDefined()
    expect(screen.queryByRole('navigation', { name: 'Blättern' })).toBeNull()
    await showArticle({}, around)
    const found = [/^Datenschutz$/, /^Vorheriger Artikel\s?Entität$/, /^Nächster Artikel\s?Werkzeuge$/].map(
      (label) => screen.getByRole('link', { name: label }),
    )
    expect(hrefs(found)).toEqual(['/datenschutz', '/agb', '/'])
    expect(found.map((link) => link.getAttribute('rel'))).toEqual([null, 'prev', 'next'])
  })
})

describe('a service', () => {
  test('has breadcrumbs, summary, key facts, contract and text in this order', async () => {
    await showService({ running: 'Kontrolle' })
    expect(crumbs()).toEqual(['/', '/#leistungen', common.shortTitle, 'page'])
    expectInOrder(summary, 'Der Prüfbericht', 'Zahl der Seiten', 'Der Text.')
    expect(screen.queryByText('Inhalt')).toBeNull()
    const [contract = document.body] = screen.getAllByRole('group')
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent)
    const facts = ['Erstes Ergebnis', 'Dauer', 'Ihr Aufwand', 'Preis', 'Auftrag', 'Mängel', 'Kündigung']
    expect(labels.slice(0, facts.length)).toEqual(facts)
    expect(contract.textContent).toContain('Einmalig: Bericht und Umsetzung. Laufend: Kontrolle.')
    expect(hrefs([within(contract).getByRole('link', { name: /AGB/ })])).toEqual([
      '/agb#14-dauer-und-kuendigung',
    ])
  })

  test('links to the form with its own subject, at the top and at the end', async () => {
    await showService()
    const calls = screen.getAllByRole('link', { name: 'Linkbuilding anfragen' })
    expect(hrefs(calls)).toEqual([toForm, toForm])
    expect(screen.getByRole('complementary').contains(calls[1] ?? null)).toBe(true)
  })

  test('shows price, references, booking and next start if the operator has filled them in', async () => {
    await showService({}, { offer: offerOf(firstOffered, filledSlots) })
    expect(screen.getByText(/ab CHF\s4'200 einmalig, exkl\. MWST/)).toBeDefined()
    expect(screen.getByText('Holzwerk Probe AG')).toBeDefined()
    expect(screen.queryByText('Praxis Beispiel')).toBeNull()
    expect(call().getByRole('link', { name: /Erstgespräch buchen/ })).toBeDefined()
    expect(call().getByText(/11\.\sJanuar 2027/)).toBeDefined()
  })

  test('shows no trace of what the operator has left empty', async () => {
    await showService({}, { offer: offerOf(firstOffered, emptySlots) })
    expect(document.body.textContent).not.toMatch(/CHF|Referenzen|Erstgespräch|Nächster freier Start/)
  })
})

test('a plain page has breadcrumbs, title, summary and text in this order', async () => {
  await show(
    <Plain page={{ ...common, summary, kind: 'page', navigation: 'header' }} contents={[]}>
      {text}
    </Plain>,
  )
  expectInOrder('Start', common.title, summary, 'Der Text.')
  expect(crumbs()).toEqual(['/', common.shortTitle, 'page'])
  expect(screen.queryByText(/^Stand:/)).toBeNull()
})

test('a legal page shows its date', async () => {
  await show(
    <Plain page={{ ...common, kind: 'legal', updated: '2026-12-01' }} contents={[]}>
      {text}
    </Plain>,
  )
  expect(screen.getByText(/^Stand:/).textContent).toMatch(/1\.\sDezember 2026/)
  expect(screen.queryByRole('navigation', { name: 'Sie sind hier' })).toBeNull()
})
