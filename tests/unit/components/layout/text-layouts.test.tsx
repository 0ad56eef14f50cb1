// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Article } from '~/components/layout/article'
import { Legal } from '~/components/layout/legal'
import { Service } from '~/components/layout/service'
import { site } from '~/lib/site'
import type { PageOf } from '~/lib/site/page-schema'
import { authorOf, offerOf } from '~/lib/site/page-slots'
import type { Slots } from '~/lib/site/slots-schema'
import type { Surroundings } from '~/lib/site/surroundings'
import { emptySlots, filledSlots } from '../../../support/filled-slots.ts'
import { hydrate } from '../../../support/hydration.tsx'

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
const service: PageOf<'service'> = { ...common, summary, kind: 'service', group: 'search' }
const legal: PageOf<'legal'> = { ...common, kind: 'legal' }
const surroundings: Surroundings = {
  minutes: 7,
  contents: [
    { id: 'teil-1', label: 'Teil 1' },
    { id: 'quellen', label: 'Quellen' },
  ],
  further: [],
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

test('a service opens with what it is about and ends with a call to action that leads to the form', async () => {
  await hydrate(
    <Service page={service} surroundings={{ ...surroundings, contents: [] }}>
      <p>Der Text.</p>
    </Service>,
    { address: '/services/linkbuilding' },
  )
  expect(within(screen.getByRole('article')).getByText(summary)).toBeDefined()
  expect(screen.queryByText('Inhalt')).toBeNull()
  const call = within(screen.getByRole('complementary')).getByRole('link')
  expect(call.getAttribute('href')).toBe('/#contact')
})

describe('what the operator has filled in of a service', () => {
  const showService = (slots: Slots) =>
    hydrate(
      <Service
        page={service}
        surroundings={{ ...surroundings, offer: offerOf('/services/linkbuilding', slots) }}
      >
        <p>Der Text.</p>
      </Service>,
      { address: '/services/linkbuilding' },
    )

  test('stands on its page: price, references, booking and next start', async () => {
    await showService(filledSlots)
    expect(screen.getByText(/ab CHF\s4'200 einmalig, exkl\. MWST/)).toBeDefined()
    expect(screen.getByText('Holzwerk Probe AG')).toBeDefined()
    expect(screen.queryByText('Praxis Beispiel')).toBeNull()
    const call = within(screen.getByRole('complementary'))
    expect(call.getByRole('link', { name: /Erstgespräch buchen/ })).toBeDefined()
    expect(call.getByText(/11\.\sJanuar 2027/)).toBeDefined()
  })

  test('leaves no trace where there is nothing', async () => {
    await showService(emptySlots)
    expect(document.body.textContent).not.toMatch(/CHF|Referenzen|Erstgespräch|Nächster freier Start/)
  })
})

test('a legal page says of what day it is', async () => {
  await hydrate(
    <Legal page={{ ...legal, updated: '2026-12-01' }}>
      <p>Der Text.</p>
    </Legal>,
    { address: '/agb' },
  )
  expect(screen.getByText(/^Stand:/).textContent).toMatch(/1\.\sDezember 2026/)
})
