// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Article } from '~/components/layout/article'
import { Plain } from '~/components/layout/plain'
import { Service } from '~/components/services/service'
import { site } from '../../../../ssg/content/identity.ts'
import { headingId } from '~/lib/site/heading-id'
import type { PageOf } from '~/lib/site/page-schema'
import { authorOf, offerOf } from '~/lib/site/page-slots'
import type { Slots } from '~/lib/site/slots-schema'
import type { Surroundings } from '~/lib/site/surroundings'
import { emptySlots } from '../../../../src/lib/site/slots-schema.ts'
import { filledSlots, firstOffered } from '../../../support/operator/filled-slots.ts'
import { hydrate } from '../../../support/components/hydration.tsx'

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
  service: '/services/linkbuilding',
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
const legal: PageOf<'legal'> = { ...common, kind: 'legal' }
const about: PageOf<'page'> = { ...common, summary, kind: 'page', navigation: 'header' }
const surroundings: Surroundings = {
  minutes: 7,
  contents: [
    { id: headingId('Teil 1'), label: 'Teil 1' },
    { id: headingId('Quellen'), label: 'Quellen' },
  ],
  further: [],
  service: {
    to: '/services/linkbuilding',
    name: 'linkbuilding',
    label: 'Linkbuilding',
    description: 'Verweise, die andere freiwillig setzen.',
  },
}

const showArticle = (page = article, around = surroundings) =>
  hydrate(
    <Article page={page} surroundings={around}>
      <p>Der Text.</p>
    </Article>,
    { address: '/knowledge-base/entity-seo' },
  )

describe('an article', () => {
  test('has its title, its way, the answer in short and its text, in this order', async () => {
    await showArticle()
    const text = screen.getByRole('article').textContent
    const places = ['Start', 'Was ist Entity SEO?', summary, 'Der Text.', 'Weiterlesen'].map((part) =>
      text.indexOf(part),
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(common.title)
  })

  test('says who wrote it, when, and how long it takes to read', async () => {
    await showArticle()
    expect(screen.getByRole('link', { name: site.shortName }).getAttribute('rel')).toBe('author')
    expect(screen.getByText(/Veröffentlicht am/).textContent).toMatch(/21\.\sNovember 2026/)
    expect(screen.getByText('7 Minuten Lesezeit')).toBeDefined()
  })

  test('says which member of the team wrote it, and leads to that person', async () => {
    const author = authorOf(article, filledSlots)
    await showArticle(article, { ...surroundings, ...(author && { author }) })
    const byline = screen.getByRole('link', { name: 'Anna Beispiel' })
    expect(byline.getAttribute('rel')).toBe('author')
    expect(byline.getAttribute('href')).toBe('/contact#team-anna-beispiel')
    expect(byline.parentElement?.textContent).toBe(`Anna Beispiel, Technik und Messung, ${site.shortName}`)
  })

  test('says when it was last changed in substance', async () => {
    await showArticle({ ...article, updated: '2026-12-01' })
    expect(screen.getByText(/Aktualisiert am/).querySelector('time')?.dateTime).toBe('2026-12-01')
    expect(screen.queryByText(/Veröffentlicht am/)).toBeNull()
  })

  test('leads to its sections', async () => {
    await showArticle()
    const links = [...document.querySelectorAll('nav[aria-label="Inhalt"] a')]
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['#teil-1', 'Teil 1'],
      ['#quellen', 'Quellen'],
    ])
  })
})

const call = () => within(screen.getByRole('complementary'))

describe('an article calls to action', () => {
  test('for its service: with its own question, to the form that knows the service, and to its page', async () => {
    await showArticle({ ...article, call: 'Wer baut das bei Ihnen ein?' })
    expect(call().getByRole('heading', { name: 'Wer baut das bei Ihnen ein?' })).toBeDefined()
    expect(call().getByText('Verweise, die andere freiwillig setzen.')).toBeDefined()
    const links = call().getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/contact?anliegen=linkbuilding#contact',
      '/services/linkbuilding',
    ])
    expect(links[0]?.getAttribute('rel')).toBe('nofollow')
  })

  test('with a question that fits every article where it has none', async () => {
    await showArticle()
    expect(call().getByRole('heading').textContent).toMatch(/\?$/)
  })
})

const showService = (page = service) =>
  hydrate(
    <Service page={page} surroundings={{ ...surroundings, contents: [] }}>
      <p>Der Text.</p>
    </Service>,
    { address: '/services/linkbuilding' },
  )

describe('a service', () => {
  test('opens with what it brings, then says what it asks', async () => {
    await showService()
    const text = screen.getByRole('article').textContent
    const places = [summary, 'Der Prüfbericht', 'Zahl der Seiten', 'Der Text.'].map((part) =>
      text.indexOf(part),
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(screen.queryByText('Inhalt')).toBeNull()
  })

  test('answers in its box what customers ask, each fact under its name', async () => {
    await showService({ ...service, running: 'Kontrolle' })
    const box = within(screen.getByRole('table', { name: 'Auf einen Blick' }))
    const rows = box.getAllByRole('rowheader').map(({ textContent }) => textContent)
    expect(rows).toEqual(['Erstes Ergebnis', 'Dauer', 'Ihr Aufwand', 'Preis', 'Art', 'Kündigung'])
    expect(box.getByRole('row', { name: /^Art/ }).textContent).toContain(
      'Einmalig: Bericht und Umsetzung. Laufend: Kontrolle',
    )
    expect(box.getByRole('link', { name: /AGB/ }).getAttribute('href')).toBe('/agb#14-dauer-und-kuendigung')
  })

  test('leads to the form with its own subject, at the top and at the end', async () => {
    await showService()
    const calls = screen.getAllByRole('link', { name: 'Linkbuilding anfragen' })
    expect(calls.map((link) => link.getAttribute('href'))).toEqual([
      '/contact?anliegen=linkbuilding#contact',
      '/contact?anliegen=linkbuilding#contact',
    ])
    expect(screen.getByRole('complementary').contains(calls[1] ?? null)).toBe(true)
  })
})

test('a page of its own has its way, its title, what it is about and its text, in this order', async () => {
  await hydrate(
    <Plain page={about} contents={[]}>
      <p>Der Text.</p>
    </Plain>,
    { address: '/ueber-uns' },
  )
  const text = screen.getByRole('article').textContent
  const places = ['Start', common.title, summary, 'Der Text.'].map((part) => text.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  const way = within(screen.getByRole('navigation', { name: 'Brotkrumen' })).getAllByRole('listitem')
  expect(way.map(({ textContent }) => textContent)).toEqual(['Start', common.shortTitle])
  expect(screen.queryByText(/^Stand:/)).toBeNull()
})

const showOffered = (slots: Slots) =>
  hydrate(
    <Service page={service} surroundings={{ ...surroundings, offer: offerOf(firstOffered, slots) }}>
      <p>Der Text.</p>
    </Service>,
    { address: '/services/linkbuilding' },
  )

describe('what the operator has filled in of a service', () => {
  test('stands on its page: price, references, booking and next start', async () => {
    await showOffered(filledSlots)
    expect(screen.getByText(/ab CHF\s4'200 einmalig, exkl\. MWST/)).toBeDefined()
    expect(screen.getByText('Holzwerk Probe AG')).toBeDefined()
    expect(screen.queryByText('Praxis Beispiel')).toBeNull()
    const asked = within(screen.getByRole('complementary'))
    expect(asked.getByRole('link', { name: /Erstgespräch buchen/ })).toBeDefined()
    expect(asked.getByText(/11\.\sJanuar 2027/)).toBeDefined()
  })

  test('leaves no trace where there is nothing', async () => {
    await showOffered(emptySlots)
    expect(document.body.textContent).not.toMatch(/CHF|Referenzen|Erstgespräch|Nächster freier Start/)
  })
})

test('a legal page says of what day it is', async () => {
  await hydrate(
    <Plain page={{ ...legal, updated: '2026-12-01' }} contents={[]}>
      <p>Der Text.</p>
    </Plain>,
    { address: '/agb' },
  )
  expect(screen.getByText(/^Stand:/).textContent).toMatch(/1\.\sDezember 2026/)
})
