import { attempt } from '../../lib/attempt.ts'
import { isObject, listOf, textsOf, type Json, type JsonObject } from '../graph/read.ts'
import { urlOf } from '../shared/compare-addresses.ts'
import { walkHtml } from '../shared/html.ts'
import { readAnswer, type ResponseRead } from '../shared/page/read-answer.ts'
import { readPage } from '../shared/page/read-page.ts'
import { robotsRules, type RobotsRule } from '../shared/page/robots-rules.ts'
import { visible } from '../shared/pasted-text.ts'
import type { Values } from '../shared/tool-input.ts'

/** What a result may show of a page. */
export interface Snippet {
  titles: string[]
  descriptions: string[]
  address: string
  /** The name of the site in structured data, or `og:site_name`. */
  site: string
  /** The names of the breadcrumbs in structured data. */
  trail: string[]
  /** The date of an article, which Google shows before the description. */
  date: string
  /** Those for Googlebot. */
  rules: RobotsRule[]
  response?: ResponseRead | undefined
}

/** Reads title and description from the fields, which may contain pasted tags. */
export function readFields(values: Values): Snippet {
  const fields = `${values['titel'] ?? ''}\n${values['beschreibung'] ?? ''}`
  if (/<(title|meta)\b/i.test(fields)) return { ...readSource(fields), address: '' }
  const text = (name: string) => [plain(withoutEntities(values[name] ?? ''))].filter(Boolean)
  return { ...readSource(''), titles: text('titel'), descriptions: text('beschreibung') }
}

/** Decodes entities. */
function withoutEntities(text: string): string {
  if (!text.includes('&')) return text
  let shown = text
  walkHtml(`<title>${text}</title>`, { onTitle: (title) => (shown = title) })
  return shown
}

export function readSource(pasted: string): Snippet {
  const { response, source: read } = readAnswer(pasted)
  // A head whose first tag is amid a line has no source for `readAnswer`.
  const source = read || pasted
  const page = readPage(source)
  const rules = robotsRules({ page, response }).own.filter(({ place }) => place !== 'in <noscript>')
  const canonical = page.canonicals.find(({ href }) => /^https?:/i.test(href))?.href ?? ''
  const snippet: Snippet = {
    titles: [],
    descriptions: [],
    address: canonical,
    site: '',
    trail: [],
    date: '',
    rules,
    response,
  }
  let [named, dated] = ['', '']
  walkHtml(source, {
    onTag({ name, attributes }) {
      const value = (attribute: string) => attributes[attribute] ?? ''
      if (name !== 'meta') return
      if (value('name').trim().toLowerCase() === 'description')
        snippet.descriptions.push(plain(value('content')))
      if (value('property') === 'og:site_name') named = plain(value('content'))
      // Not «modified_time», which Yoast writes into every page, for which Google shows no date.
      if (value('property') === 'article:published_time') dated ||= dayIn(value('content'))
    },
    onTitle: (title) => snippet.titles.push(plain(title)),
    onScript(json, { attributes }) {
      if (/^\s*application\/ld\+json\b/i.test(attributes['type'] ?? ''))
        for (const node of attempt(() => nodesIn(JSON.parse(json))) ?? []) takeNode(snippet, node)
    },
  })
  snippet.site ||= named
  snippet.date ||= dated
  return snippet
}

/** The objects at the top of JSON-LD. It may overflow the stack. */
function nodesIn(json: Json | undefined): JsonObject[] {
  return listOf(json)
    .filter(isObject)
    .flatMap((node) => ('@graph' in node ? nodesIn(node['@graph']) : [node]))
}

/** Takes the name of the site, the breadcrumbs, and the date of an article, not of any page. */
function takeNode(snippet: Snippet, node: JsonObject): void {
  const types = textsOf(node['@type']).join(' ')
  const textOf = (name: string) => plain(textsOf(node[name])[0] ?? '')
  if (/\bWebSite\b/.test(types)) snippet.site ||= textOf('name')
  if (/(?:Article|BlogPosting)\b/.test(types))
    snippet.date ||= dayIn(textOf('dateModified') || textOf('datePublished'))
  if (!/\bBreadcrumbList\b/.test(types)) return
  for (const entry of listOf(node['itemListElement']).filter(isObject)) {
    const item = isObject(entry['item']) ? entry['item'] : { '@id': entry['item'] ?? '' }
    const [name] = textsOf(entry['name'] ?? item['name'])
    // The domain stands for the home page.
    if (name && urlOf(textsOf(item['@id'])[0] ?? '')?.pathname !== '/') snippet.trail.push(plain(name))
  }
}

/** «23.11.2026» from «2026-11-23T08:30:00+01:00». */
function dayIn(written = ''): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(written.trim()) ?? []
  return year ? `${Number(day)}.${Number(month)}.${year}` : ''
}

/** Collapses white space as browsers show it, including no-break spaces. */
function plain(text: string): string {
  return visible(text).replace(/\s+/g, ' ')
}
