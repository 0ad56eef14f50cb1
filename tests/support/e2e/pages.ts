import { readFileSync } from 'node:fs'
import { urls } from '../urls.ts'

/** The pages that the tests visit, chosen from the built site by what stands on them: no test knows an article or a service by its name. */
const html = new Map(urls.map((url) => [url, read(url)]))
const articles = urls.filter((url) => url.startsWith('/knowledge-base/'))
const services = urls.filter((url) => url.startsWith('/services/'))

/** Without a tool, whose code would come when it is near, and with as many explained terms as there are. */
export const article = first(
  withoutTool(articles).toSorted((one, other) => count(other, /class="term/g) - count(one, /class="term/g)),
)

/** Its code has a name that no other page's has. */
export const service = first(
  withoutTool(services).filter((url) => !articles.some((other) => lastPart(other) === lastPart(url))),
)

/** What the footer, and the form that it leads to, call it. */
export const serviceName = first(
  [...(html.get('/') ?? '').matchAll(new RegExp(`href="${service}"[^>]*>([^<]+)`, 'g'))].map(
    ([, name]) => name ?? '',
  ),
)

/** One page of each kind. */
export const kinds = ['/', '/contact', '/knowledge-base', article, service, '/agb']

/** An address that no page has. */
export const unknown = `${article}x`

/** A word of an article's title that somebody may search for, the rarest of all, with that article and its topic. */
export const sought = first(
  articles
    .flatMap((path) => wordsOf(path).map((query) => ({ query, path, topic: topicOf(path) })))
    .toSorted((one, other) => pagesWith(one.query) - pagesWith(other.query)),
)

/** A topic that the article which is sought has not. */
export const anotherTopic = first(
  articles.map(topicOf).filter(({ section }) => section !== sought.topic.section),
)

/** The page on which a tool stands. */
export function pageOfTool(id: string): string {
  const page = urls.find((url) => html.get(url)?.includes(`id="werkzeug-${id}"`))
  if (page === undefined) throw new Error(`no page has the tool ${id}`)
  return page
}

/** A page's own code has the name of its file. */
export function lastPart(url: string): string {
  return url.replace(/.*\//, '')
}

/** The id of a section of the article with enough text below it to come to the top of the window. */
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

/** By the beginning, because the search finds a word in all its forms. */
function pagesWith(word: string): number {
  const beginning = word.slice(0, 6).toLowerCase()
  return urls.filter((url) => html.get(url)?.toLowerCase().includes(beginning)).length
}

/** The topic under which the index lists an article: its section there, its name, and its value in the address. */
function topicOf(url: string): { section: string; name: string; value: string } {
  const index = html.get('/knowledge-base') ?? ''
  const section = first(
    index
      .split(/(?=<section[^>]* id=")/)
      .filter((part) => part.startsWith('<section') && part.includes(`href="${url}"`)),
  )
  const [, id = ''] = / id="([^"]+)"/.exec(section) ?? []
  const [, name = ''] = /<h2[^>]*>([^<]+)/.exec(section) ?? []
  const [, value = ''] = new RegExp(`value="([^"]+)"[^>]*>${name}<`).exec(index) ?? []
  return { section: `#${id}`, name, value }
}

function middle(ids: string[]): string {
  return ids[Math.floor(ids.length / 2)] ?? ''
}

function first<Found>(found: Found[]): Found {
  const [one] = found
  if (one === undefined) throw new Error('no page of the site has what a test needs')
  return one
}
