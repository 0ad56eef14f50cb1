// @vitest-environment jsdom
import { createRootRoute, createRouter } from '@tanstack/react-router'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SiteFooter } from '~/components/frame/site-footer'
import { SiteHeader } from '~/components/frame/site-header'
import { scrollTopId } from '~/lib/scroll-to-top'
import { hydrate, hydrateRouter } from '../../../support/components/hydration.tsx'
import { urls } from '../../../support/urls.ts'

const frame = (
  <>
    <SiteHeader />
    <SiteFooter />
  </>
)
const services = urls.filter((url) => url.startsWith('/services/'))

/** What the lists of links say of the page that is shown: where, to what, as what. */
async function marked(address: string) {
  await hydrate(frame, { address })
  return marks()
}

function marks() {
  return [...document.querySelectorAll('[aria-current]:not([aria-haspopup])')].map((link) =>
    [
      link.closest('header, footer')?.localName,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ].join(' '),
  )
}

test('on a page of the header and the footer, both mark it as the current one', async () => {
  expect(await marked('/contact')).toEqual(['header /contact page', 'footer /contact page'])
  const service = services[0] ?? ''
  expect(await marked(`${service}?a=b`)).toEqual([`header ${service} page`, `footer ${service} page`])
})

test('on the home page the brand is marked, and not the links to its sections', async () => {
  expect(await marked('/')).toEqual(['header / page'])
})

test('on an article the header marks the section that it is in', async () => {
  expect(await marked('/knowledge-base/entity-seo')).toEqual(['header /knowledge-base true'])
})

test('on the page of the section itself it is marked as the current page', async () => {
  expect(await marked('/knowledge-base')).toEqual(['header /knowledge-base page'])
})

test('an address that only begins like it is not in the section', async () => {
  expect(await marked('/knowledge-bases')).toEqual([])
})

test('an address in the section that is no page’s is not marked: one file of HTML serves them all', async () => {
  const address = '/knowledge-base/gibt-es-nicht'
  await hydrateRouter(
    (environment) => {
      const root = createRootRoute({
        staticData: { page: null },
        component: () => frame,
        notFoundComponent: () => null,
      })
      return createRouter({ ...environment, routeTree: root })
    },
    { address },
  )
  expect(marks()).toEqual([])
})

test('header and footer list all services, by their group in the header', async () => {
  await hydrate(frame, { address: '/agb' })
  const menu = document.querySelector<HTMLElement>('#menu-leistungen')
  const footer = screen.getByRole('contentinfo')
  for (const part of [menu, within(footer).getByRole('navigation', { name: 'Leistungen' })]) {
    const links = [...(part?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
    expect(new Set(links)).toEqual(new Set(services))
    expect(links).toHaveLength(services.length)
  }
  expect([...(menu?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Leistungen',
    'Gefunden werden',
    'Inhalte',
    'Anfragen gewinnen',
    'Daten und Messung',
  ])
})

test('without a script every control of the header leads somewhere: links, and buttons that open a popover', async () => {
  const { html } = await hydrate(frame, { address: '/agb' })
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
  // The button to the top shows once a script has said that the page is scrolled.
  const buttons = [...header.matchAll(/<button[^>]*>/g)].filter(([button]) => !button.includes(scrollTopId))
  expect(buttons.every(([button]) => /popovertarget="/i.test(button))).toBe(true)
  expect([...header.matchAll(/<a [^>]*>/g)].every(([link]) => /href="\//.test(link))).toBe(true)
})
