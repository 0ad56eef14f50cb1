import { attempt } from '../../lib/attempt.ts'
import { urlOf } from '../shared/compare-addresses.ts'
import { isObject, listOf, textsOf, type Json, type JsonObject } from '../graph/read.ts'
import { answer, findingOf, unchecked, verdictOf, type Finding, type Verdict } from '../shared/finding.ts'
import { walkHtml } from '../shared/html.ts'
import { readAnswer, type ResponseRead } from '../shared/page/read-answer.ts'
import { readPage } from '../shared/page/read-page.ts'
import { keepsOut, robotsRules, snippetLimit, type RobotsRule } from '../shared/page/robots-rules.ts'
import { visible } from '../shared/pasted-text.ts'
import { pastedAddress } from '../shared/read-addresses.ts'
import { swissNumber } from '../shared/numbers.ts'
import { cut, cutLines, measure } from './letter-width.ts'
import { unicodeHost } from './unicode-host.ts'

type Values = Readonly<Record<string, string>>

/** The preview on a device. */
export interface Preview {
  device: 'Computer' | 'Telefon'
  /** The name of the site, or its host. */
  site: string
  path: string
  title: string
  description: string
}

export interface SnippetReport {
  verdict: Verdict
  findings: Finding[]
  previews: Preview[]
  table: string[][]
  text: string
}

export const tableHead = ['Angabe', 'Breite', 'Platz auf dem Computer']

/** The room on a computer by the estimate of third parties, in pixels. Google states no limit. */
const rooms = { title: 600, description: 920 }
const fontSizes = { title: 20, description: 14 }

/** The text on a phone of 360 px (`snippet-tool.css`). How many lines Google shows is not documented. */
const phone = { width: 328, title: 2, description: 3 }

interface Snippet {
  titles: string[]
  descriptions: string[]
  address: string
  /** The name of the site in structured data, or `og:site_name`. */
  site: string
  /** The names of the breadcrumbs in structured data. */
  trail: string[]
  /** The date of the page, which Google shows before the description. */
  date: string
  /** Those for Googlebot. */
  rules: RobotsRule[]
  response?: ResponseRead | undefined
}

/** Previews of title and description, and their widths. */
export function snippetReport(values: Values): SnippetReport {
  const source = values['quelltext']?.trim() ?? ''
  const read = source ? readSource(source) : undefined
  // Both ends of the head are there, so that nothing of it was left out.
  const isWhole = /<(!doctype|html|head)\b/i.test(source) && /<\/head\b|<body\b/i.test(source)
  const isUnread = !isWhole && read?.titles.length === 0 && read.descriptions.length === 0
  const snippet = read && !isUnread ? read : readFields(values)
  const typed = pastedAddress(values['adresse'] ?? '')
  const isTypedRead = /^https?:/i.test(typed)
  if (isTypedRead) snippet.address ||= typed
  const title = snippet.titles[0] ?? ''
  const [description = ''] = snippet.descriptions
  const dated = snippet.date && description ? `${snippet.date} — ${description}` : description
  if (!title && !description && !isWhole)
    return { verdict: unchecked(source ? unread : empty), findings: [], previews: [], table: [], text: '' }
  const parts = [
    { label: 'Titel', text: title, part: 'title' },
    { label: 'Beschreibung', text: dated, part: 'description' },
  ] as const
  const measured = parts.map((of) => ({ ...of, ...measure(of.text, fontSizes[of.part]) }))
  const rows = measured.map(({ label, part, pixels: width }) => [
    label,
    pixels(width),
    `etwa ${pixels(rooms[part])}`,
  ])
  const wide = measured.flatMap(({ label, part, pixels: width }) => (width > rooms[part] ? label : []))
  const most = Math.min(...snippet.rules.flatMap((rule) => snippetLimit(rule) ?? []))
  const shown = dated.slice(0, most)
  const { status = 200, unread: unreadLine = '' } = snippet.response ?? {}
  const findings = [
    ...(status >= 300 ? [notThere(status)] : []),
    ...(unreadLine ? [unreadHeader(unreadLine)] : []),
    ...(snippet.rules.some(keepsOut) ? [notIndexed] : []),
    ...(most === 0 ? [notShown] : []),
    ...(isUnread ? [fieldsInstead] : []),
    ...(typed && !isTypedRead ? [noAddress(typed)] : []),
    ...(/%%?[a-z_]{3,30}%|#[a-z]+_[a-z]+|\{\{[^}]*\}\}/.test(`${title} ${description}`) ? [placeholder] : []),
    ...gaps(snippet, isWhole),
    ...(vague.test(title) ? [vagueTitle(title)] : []),
    ...(measured.some(({ isGuessed }) => isGuessed) ? [guessed] : []),
  ]
  const host = originOf(snippet.address).replace(/^https?:\/\//, '')
  const site = snippet.site || host.replace(/^www\./, '')
  return {
    verdict: verdictFor(findings, wide),
    findings,
    previews: [
      {
        device: 'Computer',
        site,
        path: shownPath(snippet),
        title: cut(title || 'Ohne Titel', fontSizes.title, rooms.title),
        description: cut(shown, fontSizes.description, rooms.description),
      },
      // Google, «Simplifying the visible URL element on mobile search results», 23 January 2025: only the domain.
      {
        device: 'Telefon',
        site,
        path: host,
        title: cutLines(title || 'Ohne Titel', fontSizes.title, phone.width, phone.title),
        description: cutLines(shown, fontSizes.description, phone.width, phone.description),
      },
    ],
    table: rows,
    text: [title, description, ...rows.map((row) => row.join(' | '))].join('\n'),
  }
}

const notIndexed = findingOf(
  'error',
  'snippet/noindex',
  'Die Seite trägt «noindex»; sie erscheint in keinem Ergebnis.',
  'Soll sie gefunden werden, entfernen Sie die Angabe.',
)
const notThere = (status: number) =>
  findingOf(
    'error',
    'snippet/status',
    `Der Server antwortet mit ${status}; so erscheint die Seite in keinem Ergebnis.`,
    'Fügen Sie die Antwort der Adresse ein, die mit 200 antwortet.',
  )
const unreadHeader = (line: string) =>
  findingOf(
    'unchecked',
    'snippet/header',
    `Nicht gelesen: «${line.slice(0, 80)}»; ob die Header die Seite sperren, ist nicht geprüft.`,
    'Fügen Sie die Ausgabe von curl -si ein.',
  )
const placeholder = findingOf(
  'unchecked',
  'snippet/placeholder',
  'Darin stehen Platzhalter des SEO-Plugins, wie «%%title%%»; wie lang ihr Text ist, steht nur auf der fertigen Seite.',
  'Kopieren Sie den Quelltext der Seite statt der Vorlage.',
)
const notShown = findingOf(
  'warning',
  'snippet/nosnippet',
  'Die Seite trägt «nosnippet» oder «max-snippet:0»; Google zeigt keine Beschreibung.',
  'Entfernen Sie die Angabe, wenn das nicht gewollt ist.',
)

/** Google, «Title links»: no vague descriptor such as «Home» for the home page. */
const vague = /^(home(page)?|startseite|willkommen)(\s+[-–—|·]|[:!]|\s+(bei|auf|zur?)\s|$)/i
const vagueTitle = (title: string) =>
  findingOf(
    'note',
    'snippet/vague-title',
    `«${title.slice(0, 60)}» beginnt mit einem Wort, das nichts über die Seite sagt.`,
    'Beginnen Sie mit Leistung und Ort.',
  )

const noAddress = (typed: string) =>
  findingOf(
    'unchecked',
    'snippet/address',
    `«${typed.slice(0, 60)}» ist keine Adresse; die Vorschau zeigt keine.`,
    'Schreiben Sie sie wie https://www.ihre-firma.ch/kontakt.',
  )

const empty = 'Tragen Sie Titel und Beschreibung ein, oder fügen Sie den Quelltext der Seite ein.'
const copyAll = 'Kopieren Sie ihn ganz, mit dem Kopf der Seite.'
const unread = `Im Quelltext steht weder <title> noch eine Beschreibung. ${copyAll}`
const fieldsInstead = findingOf(
  'unchecked',
  'snippet/unread',
  'Im Quelltext steht weder <title> noch eine Beschreibung; gezeigt sind die Felder darüber.',
  copyAll,
)

/** The verdict. The width alone is neither right nor wrong; missing or duplicate values are. */
function verdictFor(findings: Finding[], wide: string[]): Verdict {
  const verdict = verdictOf(findings, '')
  if (verdict.state !== 'right') return verdict
  return wide.length > 0
    ? answer(
        'Wird vielleicht gekürzt',
        `Zu breit für den Computer: ${wide.join(', ')}. Google nennt keine Grenze; stellen Sie Leistung und Ort nach vorne.`,
      )
    : answer('Hat wohl Platz', 'Google nennt keine Grenze und wählt oft andere Wörter der Seite.')
}

/** Reads title and description from the fields, which may contain pasted tags. */
function readFields(values: Values): Snippet {
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

function readSource(pasted: string): Snippet {
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
      if (/^article:(modified|published)_time$/.test(value('property'))) dated ||= dayIn(value('content'))
    },
    onTitle: (title) => snippet.titles.push(plain(title)),
    onScript(json, { attributes }) {
      if (/^\s*application\/ld\+json\b/i.test(attributes['type'] ?? ''))
        for (const node of nodesIn(attempt((): Json => JSON.parse(json)))) takeNode(snippet, node)
    },
  })
  snippet.site ||= named
  snippet.date ||= dated
  return snippet
}

/** The objects at the top of JSON-LD. */
function nodesIn(json: Json | undefined): JsonObject[] {
  return listOf(json)
    .filter(isObject)
    .flatMap((node) => ('@graph' in node ? nodesIn(node['@graph']) : [node]))
}

/** Takes the name of the site, the breadcrumbs, and the date of the page itself, not of a review of it. */
function takeNode(snippet: Snippet, node: JsonObject): void {
  const types = textsOf(node['@type']).join(' ')
  const textOf = (name: string) => plain(textsOf(node[name])[0] ?? '')
  if (/\bWebSite\b/.test(types)) snippet.site ||= textOf('name')
  if (/(?:Article|Posting|Page)\b/.test(types))
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

/** Finds missing and duplicate values. In an incomplete source a missing value is `unchecked`. */
function gaps({ titles, descriptions }: Snippet, isWhole: boolean): Finding[] {
  const lack = titles.length > 0 ? 'ist leer' : 'fehlt'
  const noTitle = `Der Titel ${lack}${isWhole ? ', ausser ein Skript setzt ihn' : ''}.`
  const found: [applies: boolean, finding: Finding][] = [
    [!titles[0], missing(isWhole ? 'error' : 'unchecked', 'title', noTitle, 'Setzen Sie einen.')],
    [titles.length > 1, twoTitles],
    [
      !descriptions[0],
      missing(isWhole ? 'warning' : 'unchecked', 'description', 'Die Beschreibung fehlt.', noDescription),
    ],
    [descriptions.length > 1, twoDescriptions],
  ]
  return found.flatMap(([applies, finding]) => (applies ? [finding] : []))
}

function missing(grade: Finding['grade'], part: string, problem: string, remedy: string): Finding {
  return findingOf(grade, `snippet/no-${part}`, problem, remedy)
}

const noDescription = 'Google nimmt Wörter der Seite. Schreiben Sie in ein, zwei Sätzen, was sie bietet.'
const twoTitles = findingOf(
  'warning',
  'snippet/titles',
  'Im Kopf stehen mehrere Titel.',
  'Lassen Sie nur einen stehen.',
)
const twoDescriptions = findingOf(
  'warning',
  'snippet/descriptions',
  'Die Seite hat mehrere Beschreibungen.',
  'Lassen Sie nur eine stehen; meist kommt die zweite von einem Plugin.',
)

const guessed = findingOf(
  'note',
  'snippet/guessed',
  'Darin stehen Zeichen, deren Breite hier nur geschätzt ist, etwa ein Emoji.',
  'Rechnen Sie mit etwas Spielraum.',
)

/** The breadcrumb of a result: «https://www.schreinerei-muster.ch › kuechen». */
function shownPath({ address, trail }: Snippet): string {
  const url = urlOf(address)
  if (!url) return ''
  const path = attempt(() => decodeURI(url.pathname)) ?? url.pathname
  const steps = trail.length > 0 ? trail : path.split('/').filter(Boolean)
  return [originOf(address), ...steps].join(' › ')
}

/** The origin in Unicode, not by `URL`, which would convert it to punycode. */
function originOf(address: string): string {
  const [, scheme = '', host = ''] = /^(https?:\/\/)([^/?#]*)/i.exec(address.toLowerCase()) ?? []
  return scheme + unicodeHost(host)
}

const pixels = (width: number) => `${swissNumber(width)}\u00A0px`
