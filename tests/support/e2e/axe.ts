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

/** What the colour scheme can change, and the width of the window cannot. */
export const colourRules = ['color-contrast', 'link-in-text-block']

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
  /** All but these rules. */
  without?: string[]
  /** Within this element. */
  within?: string
}

/** Every rule that the page breaks, with the elements that break it. */
export async function axeViolations(
  page: Page,
  { rules, also, without = [], within = 'html' }: Asked = {},
): Promise<string[]> {
  return page.evaluate(
    async ({ values, switched, selector }) => {
      if (!window.axe) throw new Error('axe is not in this document')
      const { violations } = await window.axe.run(selector, {
        resultTypes: ['violations'],
        ...(values && { runOnly: { type: 'rule', values } }),
        rules: Object.fromEntries(switched),
      })
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
    },
    { values: rules, switched: switches(also, without), selector: within },
  )
}

function switches(also: string | undefined, without: string[]): [rule: string, { enabled: boolean }][] {
  const on = also === undefined ? [] : [also]
  return [
    ...on.map((rule): [string, { enabled: boolean }] => [rule, { enabled: true }]),
    ...without.map((rule): [string, { enabled: boolean }] => [rule, { enabled: false }]),
  ]
}
