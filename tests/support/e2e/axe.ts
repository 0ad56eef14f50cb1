import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axeCore from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axeCore
  }
}

// Not `@axe-core/playwright`, which injects half a megabyte into the page for each check.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Asked {
  /** Only these rules. */
  rules?: string[]
  /** Within this element. */
  within?: string
}

/** The violations of axe, with their elements. The Content-Security-Policy does not apply to scripts that Playwright evaluates. */
export async function axeViolations(page: Page, { rules, within = 'html' }: Asked = {}): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
  return page.evaluate(
    async ({ values, selector }) => {
      if (!window.axe) throw new Error('axe is not in this document')
      const { violations } = await window.axe.run(selector, {
        resultTypes: ['violations'],
        ...(values && { runOnly: { type: 'rule', values } }),
      })
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
    },
    { values: rules, selector: within },
  )
}

/** Expects no violation of axe in the light scheme, and none of contrast in the dark one. */
export async function expectNoViolation(page: Page, within?: string): Promise<void> {
  const part = within === undefined ? {} : { within }
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await axeViolations(page, part)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  // The only rules that depend on the colour scheme.
  expect(await axeViolations(page, { ...part, rules: ['color-contrast', 'link-in-text-block'] })).toEqual([])
}
