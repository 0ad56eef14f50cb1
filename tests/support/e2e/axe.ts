import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axeCore from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axeCore
  }
}

// Not `@axe-core/playwright`: it brings the half megabyte into the document at each question.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Asked {
  /** Only these rules. */
  rules?: string[]
  /** Within this element. */
  within?: string
}

/** Every rule that the page breaks, with the elements that break it. Playwright's evaluation is exempt from the page's security policy. */
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

/** What is there breaks no rule of axe in light, and none of contrast in dark. */
export async function expectNoViolation(page: Page, within?: string): Promise<void> {
  const part = within === undefined ? {} : { within }
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await axeViolations(page, part)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  // What the colour scheme can change.
  expect(await axeViolations(page, { ...part, rules: ['color-contrast', 'link-in-text-block'] })).toEqual([])
}
