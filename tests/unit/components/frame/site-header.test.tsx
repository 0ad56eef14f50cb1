import { createRootRoute, createRouter } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SiteFooter } from '~/components/frame/site-footer'
import { SiteHeader } from '~/components/frame/site-header'
import { scrollTopId } from '~/lib/scroll-to-top'
import { hydrate, hydrateRouter } from '../../../support/components/hydration.tsx'
import { requiredElement } from '../../../support/components/required-element.ts'
import { urls } from '../../../support/urls.ts'

const frame = (
  <>
    <SiteHeader />
    <SiteFooter />
  </>
)
const services = urls.filter((url) => url.startsWith('/services/'))
const [service = ''] = services

/** What the lists of links say of the page that is shown: where, to what, as what. */
function marks() {
  return [...document.querySelectorAll('[aria-current]:not([aria-haspopup])')].map((link) =>
    [
      link.closest('header, footer')?.localName,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ].join(' '),
  )
}

test.each([
  ['/contact', ['header /contact page', 'footer /contact page']],
  [`${service}?a=b`, [`header ${service} page`, `footer ${service} page`]],
  // The brand, and not the links to its sections.
  ['/', ['header / page']],
  ['/knowledge-base?q=hreflang#top', ['header /knowledge-base page']],
  // The section that an article is in.
  ['/knowledge-base/entity-seo', ['header /knowledge-base true']],
  ['/knowledge-bases', []],
])('on %s header and footer mark %j as current', async (address, marked) => {
  await hydrate(frame, { address })
  expect(marks()).toEqual(marked)
})

test('an unknown address below a section marks no link as current', async () => {
  await hydrateRouter(
    (environment) => {
      const root = createRootRoute({
        staticData: { page: null },
        component: () => frame,
        notFoundComponent: () => null,
      })
      return createRouter({ ...environment, routeTree: root })
    },
    { address: '/knowledge-base/gibt-es-nicht' },
  )
  expect(marks()).toEqual([])
})

test('header and footer list every service once', async () => {
  await hydrate(frame, { address: '/agb' })
  for (const part of [requiredElement('#menu-leistungen'), screen.getByRole('contentinfo')]) {
    const links = [...part.querySelectorAll('a[href^="/services/"]')].map((link) => link.getAttribute('href'))
    expect(new Set(links)).toEqual(new Set(services))
    expect(links).toHaveLength(services.length)
  }
})

test('without JavaScript every control of the header is a link or opens a popover', async () => {
  const { html } = await hydrate(frame, { address: '/agb' })
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
  // The button to the top shows once a script has said that the page is scrolled.
  const buttons = [...header.matchAll(/<button[^>]*>/g)].filter(([button]) => !button.includes(scrollTopId))
  expect(buttons.filter(([button]) => !/popovertarget="/i.test(button))).toEqual([])
  expect([...header.matchAll(/<a [^>]*>/g)].filter(([link]) => !/href="(\/|tel:)/.test(link))).toEqual([])
})
