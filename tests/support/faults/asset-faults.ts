import { readdirSync, readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { enquiryField } from '../e2e/enquiry.ts'
import { footerLink } from '../e2e/footer-link.ts'
import { term } from '../e2e/glossary.ts'
import { searchButton } from '../e2e/search.ts'
import { appReady } from '../e2e/test.ts'
import { kinds, urls } from '../urls.ts'

/** What may become of a file on its way: each leaves the visitor with a page that works. */
const assetFaults = {
  'is refused': (route: Route) => route.abort('connectionrefused'),
  'never comes': () => new Promise<void>(() => undefined),
  'breaks off': async (route: Route) => {
    const response = await route.fetch()
    const body = await response.body()
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) })
  },
  'is replaced': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><p>Anmelden' }),
}

/** To what imports them, scripts that are refused, cut and replaced fail alike: all of it happens to one of each way in which files come. */
const onEachWay = /^((boot|react|linkbuilding|search-answers)-|search-index\.)/

/** What is to happen to a file. Who waits for one that is imported waits for what imports it. */
export function faultsOf(file: string): [name: string, answer: (route: Route) => Promise<void>][] {
  const faults = Object.entries(assetFaults)
  return onEachWay.test(file) ? faults : faults.slice(0, isAskedFor(file) ? 2 : 1)
}

/** What a part of the page asks for and waits for: styles, and scripts but for those that are asked for beside the one that imports them. */
function isAskedFor(file: string): boolean {
  const wanted = new RegExp(`(?<!,)import\\([^,)]*/${file}`)
  return file.endsWith('.css') || [...scripts.values()].some((code) => wanted.test(code))
}

/** What Chromium and the site say of such a file once it is missed, and Chromium of a document that is left on its way. */
export const faultReports =
  /Failed to load|Unexpected (token|end)|Invalid or unexpected|missing \)|ERR-\d+-|Transition was aborted/

/** The journeys that need the files, by the beginning of their names; what every page loads comes last. */
const journeys: [RegExp, (page: Page, file: string) => Promise<void>][] = [
  [/^(search-(answers|index)|use-search-field|query-client|announcement)/, searchInDialog],
  [/^(routes|contact|knowledge-base|linkbuilding|entity-seo|agb)-[\w-]{8}\.js$/, openKind],
  [/^(articles|glossary)-/, (page) => start(page, '/knowledge-base')],
  [/^(not-found|edit-distance)-/, (page) => start(page, '/knowledge-base/entity-so')],
  [/^(enquiry-section|offered-services|other|slots)-/, (page) => start(page, '/contact')],
  [/^(service|operator)-/, (page) => start(page, '/services/linkbuilding')],
  [/^questionnaire-/, chooseService],
  [/^enquiry-sending-/, write],
  [/^term-tooltips-/, reachForTerm],
  [/^((page-check-)?tool|html|Parser)-/, reachForTool],
  [/^(boot|base)-/, open],
  [/^site-/, reachForOtherKind],
  [
    /^(entry-client|app|react|router|rolldown-runtime|page|text|reading-aids)-/,
    (page) => start(page, '/knowledge-base/entity-seo'),
  ],
]

/** The journey on which a visitor needs a file. Throws for one that no journey needs: add it there. */
export function journeyThatNeeds(file: string): (page: Page) => Promise<void> {
  const found = journeys.find(([name]) => name.test(file))
  if (!found) throw new Error(`no journey needs ${file}`)
  return (page) => found[1](page, file)
}

const lastPart = (url: string) => url.replace(/.*\//, '')

/** The code of a page, of which one of each kind stands for the others, or of a tool other than the one for a page. */
export function isLikeOthers(file: string): boolean {
  if (isOfOtherTools(file)) return true
  const name = file.replace(/-[\w-]{8}\.js$/, '')
  const others = urls.filter((url) => !kinds.includes(url))
  return others.some((url) => lastPart(url) === name)
}

function isOfOtherTools(file: string): boolean {
  if (/^((page-check-)?tool|Parser)-/.test(file)) return false
  if (/-tool-[\w-]{8}\.js$/.test(file)) return true
  // Not what asks for it beside a tool (`ssg/render/chunk-imports`).
  const imports = [`from"./${file}"`, `import"./${file}"`]
  const importers = [...scripts]
    .filter(([, code]) => imports.some((words) => code.includes(words)))
    .map(([name]) => name)
  return importers.length > 0 && importers.every((name) => /-tool-/.test(name) || isOfOtherTools(name))
}

/** Every script and style of the site, by its name. */
export const assets = readdirSync('dist/assets')

const scripts = new Map(
  assets
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(`dist/assets/${file}`, 'utf8')] as const),
)

async function openKind(page: Page, file: string): Promise<void> {
  await start(page, kinds.find((url) => file.startsWith(`${lastPart(url) || 'routes'}-`)) ?? '/')
}

/** Opens a page and wants its app. */
async function start(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.keyboard.press('PageDown')
}

/** The first script may keep the browser from saying that the document is complete. */
async function open(page: Page): Promise<void> {
  await page.goto('/knowledge-base/entity-seo', { waitUntil: 'commit' })
}

async function searchInDialog(page: Page): Promise<void> {
  await page.goto('/agb')
  await searchButton(page).click()
  await page.keyboard.type('hreflang')
}

async function write(page: Page): Promise<void> {
  await page.goto('/contact')
  await appReady(page)
  await enquiryField(page, 'Name').fill('Erika')
}

async function chooseService(page: Page): Promise<void> {
  await page.goto('/contact')
  await appReady(page)
  await page.locator('a[href$="#leistung-als-tabelle"]').click()
}

async function reachForTool(page: Page): Promise<void> {
  await page.goto('/knowledge-base/erste-schritte')
  await appReady(page)
  await page.locator('#werkzeug-page-check textarea').first().focus()
}

async function reachForTerm(page: Page): Promise<void> {
  await page.goto('/knowledge-base/entity-seo')
  await appReady(page)
  await term(page, 0).hover()
}

async function reachForOtherKind(page: Page): Promise<void> {
  await page.goto('/agb')
  await appReady(page)
  await footerLink(page, 'Kontakt').hover()
}
