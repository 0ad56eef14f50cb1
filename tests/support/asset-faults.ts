import type { Page, Route } from '@playwright/test'

/** What may become of a file on its way: each leaves the visitor with a page that works. */
export const assetFaults: Record<string, (route: Route) => Promise<void>> = {
  'is refused': (route) => route.abort('connectionrefused'),
  'never comes': () => new Promise(() => undefined),
  'breaks off': async (route) => {
    const response = await route.fetch()
    const body = await response.body()
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) })
  },
  'is replaced': (route) => route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><p>Anmelden' }),
}

/** What Chromium and the site say of such a file once it is missed, and Chromium of a document that is left on its way. */
export const faultReports =
  /Failed to load|Unexpected (token|end)|Invalid or unexpected|missing \)|ERR-\d+-|Transition was aborted/

/** The journeys that need the files, by the beginning of their names; what every page loads comes last. */
const journeys: [RegExp, (page: Page) => Promise<void>][] = [
  [/^(search-(dialog|answers|index)|query-client|use-search-field|announcement)/, searchInDialog],
  [/^(enquiry-form|schemas)/, write],
  [/^scheme-switch/, switchScheme],
  [/^copy-button/, copyAddress],
  [/^not-found/, mistype],
  [/^term-tooltip/, reachForTerm],
  [/^entry-client/, open],
  [/^(app|vendor|rolldown-runtime|adopt-styles|enquiry-draft|reading-behaviour|site)-/, read],
]

/** The journey on which a visitor needs a file. Throws for one that no journey needs: add it there. */
export function journeyThatNeeds(file: string): (page: Page) => Promise<void> {
  const found = journeys.find(([name]) => name.test(file))
  if (!found) throw new Error(`no journey needs ${file}`)
  return found[1]
}

async function read(page: Page): Promise<void> {
  await page.goto('/knowledge-base/entity-seo')
  await page.keyboard.press('PageDown')
}

/** The first script may keep the browser from saying that the document is complete. */
async function open(page: Page): Promise<void> {
  await page.goto('/knowledge-base/entity-seo', { waitUntil: 'commit' })
}

async function searchInDialog(page: Page): Promise<void> {
  await page.goto('/agb')
  await page.getByRole('link', { name: 'Suche', exact: true }).click()
  await page.keyboard.type('hreflang')
}

async function write(page: Page): Promise<void> {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Erika')
}

async function switchScheme(page: Page): Promise<void> {
  await page.goto('/agb')
  await page.getByRole('button', { name: 'Dunkel' }).click()
}

async function copyAddress(page: Page): Promise<void> {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Adresse kopieren' }).click()
}

async function mistype(page: Page): Promise<void> {
  await page.goto('/knowledge-base/entity-so')
  await page.mouse.move(5, 5)
}

async function reachForTerm(page: Page): Promise<void> {
  await page.goto('/knowledge-base/entity-seo')
  await page.locator('.term-term').first().hover()
}
