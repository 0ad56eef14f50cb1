import { arrive, expect, expectAnswer, test } from '../support/engines/journey.ts'

declare global {
  interface Window {
    isSameDocument?: boolean
  }
}

test('a link shows the next page in the same document, with its title, its heading in focus and its name announced', async ({
  visitor,
}) => {
  await arrive(visitor, '/services/linkbuilding')
  await visitor.ask(() => void (window.isSameDocument = true))
  await visitor.click('footer a[href="/impressum"]')
  await expectAnswer(visitor, () => document.activeElement?.localName, 'h1')
  const arrived = await visitor.ask(() => ({
    path: location.pathname,
    isSame: window.isSameDocument,
    isTitled: document.title.startsWith(document.querySelector('h1')?.textContent ?? '-'),
    isAnnounced: document.title === document.querySelector('body > [role=status]')?.textContent,
    top: scrollY,
  }))
  expect(arrived).toEqual({ path: '/impressum', isSame: true, isTitled: true, isAnnounced: true, top: 0 })
})

test('back leads to where the page was left, forward to the next one', async ({ visitor }) => {
  await arrive(visitor, '/knowledge-base/entity-seo')
  await visitor.ask(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await expectAnswer(visitor, () => Math.round(scrollY), 2000)
  await visitor.ask(() => document.querySelector<HTMLElement>('header a[href="/contact"]')?.click())
  await expectAnswer(visitor, () => [location.pathname, document.activeElement?.localName], [
    '/contact',
    'h1',
  ])
  await visitor.ask(() => history.back())
  await expectAnswer(visitor, () => [location.pathname, Math.round(scrollY)], [
    '/knowledge-base/entity-seo',
    2000,
  ])
  await visitor.ask(() => history.forward())
  await expectAnswer(visitor, () => location.pathname, '/contact')
})

test('back from another document leads to where the page was left, app and all', async ({ visitor }) => {
  await arrive(visitor, '/knowledge-base/entity-seo')
  await visitor.ask(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await expectAnswer(visitor, () => Math.round(scrollY), 2000)
  await visitor.open('/agb')
  await visitor.ask(() => history.back())
  await expectAnswer(visitor, () => [location.pathname, Math.round(scrollY)], [
    '/knowledge-base/entity-seo',
    2000,
  ])
  await visitor.press('Shift')
  await expectAnswer(visitor, () => 'app' in document.documentElement.dataset, true)
})
