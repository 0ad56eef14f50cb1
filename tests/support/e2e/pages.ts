import type { ToolId } from '../../../src/tools/all-tools.ts'
import { readFileSync } from 'node:fs'
import { urls } from '../urls.ts'

/** The pages that the tests visit. They are chosen by content from the built site, so that no test depends on a certain article or service. */
const html = new Map(urls.map((url) => [url, read(url)]))
const articles = urls.filter((url) => url.startsWith('/knowledge-base/'))
const services = urls.filter((url) => url.startsWith('/services/'))

/** The article with the most glossary terms and without a tool, which would load its code when it is near. */
export const article = first(
  withoutTool(articles).toSorted((one, other) => count(other, /class="term/g) - count(one, /class="term/g)),
)

/** A service without a tool, whose chunk has a unique name. */
export const service = first(
  withoutTool(services).filter((url) => !articles.some((other) => lastPart(other) === lastPart(url))),
)

/** The name of the service in footer and form. */
export const serviceName = first(
  [...(html.get('/') ?? '').matchAll(new RegExp(`href="${service}"[^>]*>([^<]+)`, 'g'))].map(
    ([, name]) => name ?? '',
  ),
)

/** One page of each kind. */
export const kinds = ['/', '/contact', '/knowledge-base', article, service, '/agb']

/** A path without a page. */
export const unknown = `${article}x`

/** A query: the rarest word of all article titles, with its article. */
export const sought = first(
  articles
    .flatMap((path) => wordsOf(path).map((query) => ({ query, path })))
    .toSorted((one, other) => pagesWith(one.query) - pagesWith(other.query)),
)

/** The page with a tool. */
export function pageOfTool(id: ToolId): string {
  const page = urls.find((url) => html.get(url)?.includes(`id="werkzeug-${id}"`))
  if (page === undefined) throw new Error(`no page has the tool ${id}`)
  return page
}

/** The name of the route file, which is that of the chunk, too. */
export function lastPart(url: string): string {
  return url.replace(/.*\//, '')
}

/** The id of a section of the article that can scroll to the top, because there is enough text below. */
export const middleSection = middle(
  [...(html.get(article) ?? '').matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id ?? ''),
)

function read(url: string): string {
  return readFileSync(`dist${url === '/' ? '/index' : url}.html`, 'utf8')
}

function withoutTool(some: string[]): string[] {
  return some.filter((url) => !html.get(url)?.includes('id="werkzeug-'))
}

function count(url: string, part: RegExp): number {
  return html.get(url)?.match(part)?.length ?? 0
}

function titleOf(url: string): string {
  return /<h1[^>]*>([^<]+)/.exec(html.get(url) ?? '')?.[1] ?? ''
}

function wordsOf(url: string): string[] {
  return titleOf(url).match(/[a-zäöü]{6,}/gi) ?? []
}

/** The number of pages with a word. It compares the first six letters, because the search finds all forms of a word. */
function pagesWith(word: string): number {
  const beginning = word.slice(0, 6).toLowerCase()
  return urls.filter((url) => html.get(url)?.toLowerCase().includes(beginning)).length
}

function middle(ids: string[]): string {
  return ids[Math.floor(ids.length / 2)] ?? ''
}

function first<Found>(found: Found[]): Found {
  const [one] = found
  if (one === undefined) throw new Error('no page of the site has what a test needs')
  return one
}
