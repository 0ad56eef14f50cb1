import type { Page } from '@playwright/test'
import { pageKinds } from '../page-kinds.ts'

/** Something that a visitor does on the page of an address. */
export interface Interaction {
  path: string
  isPhone?: true
  /** Whether the page is left alone until the app has started. */
  waits: boolean
  act: (page: Page) => Promise<unknown>
}

/** What must answer at once, on this site; each is done as a visitor does it, its code still to be downloaded. */
export const interactions: Record<string, Interaction> = {
  menu: {
    path: pageKinds.home,
    isPhone: true,
    waits: true,
    act: (page) => page.getByRole('button', { name: 'Menü' }).tap(),
  },
  'search key stroke': {
    path: pageKinds.index,
    waits: true,
    async act(page) {
      const field = page.getByRole('main').getByLabel('Suche', { exact: true })
      await field.pressSequentially('ladezeit', { delay: 80 })
      await page.getByRole('option').first().waitFor()
      await field.pressSequentially(' messen', { delay: 80 })
    },
  },
  filter: {
    path: pageKinds.index,
    waits: true,
    async act(page) {
      const topics = page.getByRole('group', { name: 'Thema' }).getByRole('button')
      await topics.nth(1).click()
      await topics.nth(2).click()
    },
  },
  tooltip: {
    path: pageKinds.article,
    isPhone: true,
    waits: true,
    async act(page) {
      await page.locator('.term').first().tap()
      await page.getByRole('tooltip').waitFor({ state: 'attached' })
    },
  },
  'form error': {
    path: '/contact',
    waits: true,
    act: (page) => page.getByRole('button', { name: 'Nachricht senden' }).click(),
  },
  'scheme switch': {
    path: pageKinds.home,
    waits: true,
    act: (page) => page.getByRole('button', { name: 'Dunkel' }).click(),
  },
  'hydration while scrolling': {
    path: pageKinds.article,
    waits: false,
    async act(page) {
      const isApp = () => page.evaluate(() => 'app' in document.documentElement.dataset)
      // A sign of intent starts the app; from here on the page is scrolled and clicked without a pause.
      for (let after = 0; after < 5; after += (await isApp()) ? 1 : 0) {
        await page.mouse.wheel(0, 120)
        await page.mouse.click(10, 400)
      }
    },
  },
}
