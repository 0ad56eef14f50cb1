import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axeCore from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axeCore
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What the colour scheme can change. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Brings axe into the document that is open; Playwright's evaluation is exempt from the page's security policy. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(source)
}

/** The page as it stands breaks no rule of axe, in light and in dark. */
export async function expectNoViolation(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await axeViolations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeViolations(page, { rules: colourRules })).toEqual([])
}

interface Asked {
  /** Only these rules. */
  rules?: string[]
  /** A rule that axe asks for on request only. */
  also?: string
  /** Within this element. */
  within?: string
}

/** Every rule that the page breaks, with the elements that break it. */
export async function axeViolations(
  page: Page,
  { rules, also, within = 'html' }: Asked = {},
): Promise<string[]> {
  return page.evaluate(
    async ({ values, added, selector }) => {
      if (!window.axe) throw new Error('axe is not in this document')
      const { violations } = await window.axe.run(selector, {
        resultTypes: ['violations'],
        ...(values && { runOnly: { type: 'rule', values } }),
        ...(added !== undefined && { rules: { [added]: { enabled: true } } }),
      })
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
    },
    { values: rules, added: also, selector: within },
  )
}
