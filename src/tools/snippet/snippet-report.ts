import { attempt } from '../../lib/attempt.ts'
import { urlOf } from '../shared/compare-addresses.ts'
import { answer, findingOf, unchecked, verdictOf, type Finding, type Verdict } from '../shared/finding.ts'
import { walkHtml } from '../shared/html.ts'
import { visible } from '../shared/pasted-text.ts'
import { pastedAddress } from '../shared/read-addresses.ts'
import { swissNumber } from '../shared/numbers.ts'
import { cut, measure } from './letter-width.ts'
import { unicodeHost } from './unicode-host.ts'

type Values = Readonly<Record<string, string>>

/** The preview on a device. */
export interface Preview {
  device: string
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

export const tableHead = ['Angabe', 'Breite', 'Platz Computer', 'Platz Telefon (unsicher)']

/** Estimates of third parties, in pixels. Google states no limit, and of those for phones we know a single source. */
const fontSizes = { title: 20, description: 14 }
const devices = [
  { device: 'Computer', called: 'Computer', title: 600, description: 920 },
  { device: 'Telefon', called: 'Telefon (unsicher)', title: 520, description: 680 },
] as const

interface Snippet {
  titles: string[]
  descriptions: string[]
  address: string
  /** `og:site_name`. */
  site: string
  /** The date of the page, which Google shows before the description. */
  date: string
  /** The directives of the robots meta tags, such as «noindex». */
  robots: string
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
    ...devices.map((room) => `etwa ${pixels(room[part])}`),
  ])
  const narrow = measured.flatMap(({ label, part, pixels: width }) =>
    devices.flatMap((room) => (width > room[part] ? [`${label} auf dem ${room.called}`] : [])),
  )
  const [, most] = /max-snippet\s*:\s*(\d+)/.exec(snippet.robots) ?? []
  const isShown = most !== '0' && !snippet.robots.includes('nosnippet')
  const shown = isShown ? dated.slice(0, most ? Number(most) : undefined) : ''
  const findings = [
    ...(/\b(noindex|none)\b/.test(snippet.robots) ? [notIndexed] : []),
    ...(isShown ? [] : [notShown]),
    ...(isUnread ? [fieldsInstead] : []),
    ...(typed && !isTypedRead ? [noAddress(typed)] : []),
    ...(/%%?[a-z_]{3,30}%|#[a-z]+_[a-z]+|\{\{[^}]*\}\}/.test(`${title} ${description}`) ? [placeholder] : []),
    ...gaps(snippet, isWhole),
    ...(vague.test(title) ? [vagueTitle(title)] : []),
    ...(measured.some(({ isGuessed }) => isGuessed) ? [guessed] : []),
  ]
  return {
    verdict: verdictFor(findings, narrow),
    findings,
    previews: devices.map((room) => ({
      device: room.device,
      site: snippet.site || originOf(snippet.address).replace(/^https?:\/\/(?:www\.)?/, ''),
      path: shownPath(snippet.address),
      title: cut(title || 'Ohne Titel', fontSizes.title, room.title),
      description: cut(shown, fontSizes.description, room.description),
    })),
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
function verdictFor(findings: Finding[], narrow: string[]): Verdict {
  const verdict = verdictOf(findings, '')
  if (verdict.state !== 'right') return verdict
  return narrow.length > 0
    ? answer(
        'Wird vielleicht gekürzt',
        `Zu breit: ${narrow.join(', ')}. Google nennt keine Grenze; stellen Sie Leistung und Ort nach vorne.`,
      )
    : answer('Hat wohl Platz', 'Google nennt keine Grenze und wählt oft andere Wörter der Seite.')
}

/** Reads title and description from the fields, which may contain pasted tags. */
function readFields(values: Values): Snippet {
  const fields = `${values['titel'] ?? ''}\n${values['beschreibung'] ?? ''}`
  if (/<(title|meta)\b/i.test(fields)) return { ...readSource(fields), address: '' }
  const text = (name: string) => [plain(withoutEntities(values[name] ?? ''))].filter(Boolean)
  return {
    titles: text('titel'),
    descriptions: text('beschreibung'),
    address: '',
    site: '',
    date: '',
    robots: '',
  }
}

/** Decodes entities. */
function withoutEntities(text: string): string {
  if (!text.includes('&')) return text
  let shown = text
  walkHtml(`<title>${text}</title>`, { onTitle: (title) => (shown = title) })
  return shown
}

function readSource(source: string): Snippet {
  const snippet: Snippet = { titles: [], descriptions: [], address: '', site: '', date: '', robots: '' }
  snippet.date = dayIn(/"date(?:Modified|Published)"\s*:\s*"([^"]*)/.exec(source)?.[1])
  // Skips text above the source, such as headers or a URL, because it would close the head.
  const start = Math.max(0, source.search(/<(?=[!a-z/])/i))
  snippet.robots = (/^x-robots-tag:(.*)$/im.exec(source.slice(0, start))?.[1] ?? '').toLowerCase() + ','
  walkHtml(source.slice(start), {
    onTag({ name, attributes }) {
      const value = (attribute: string) => attributes[attribute] ?? ''
      if (name === 'meta' && value('name').trim().toLowerCase() === 'description')
        snippet.descriptions.push(plain(value('content')))
      if (name === 'meta' && /^(robots|googlebot)$/i.test(value('name').trim()))
        snippet.robots += `${value('content').toLowerCase()},`
      if (name === 'meta' && value('property') === 'og:site_name') snippet.site = plain(value('content'))
      if (name === 'meta' && /^article:(modified|published)_time$/.test(value('property')))
        snippet.date ||= dayIn(value('content'))
      if (name === 'link' && /(^|\s)canonical(\s|$)/i.test(value('rel')))
        snippet.address ||= /^https?:/i.exec(value('href').trim())?.input ?? ''
    },
    onTitle: (title) => snippet.titles.push(plain(title)),
  })
  return snippet
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
function shownPath(address: string): string {
  const url = urlOf(address)
  if (!url) return ''
  const path = attempt(() => decodeURI(url.pathname)) ?? url.pathname
  return [originOf(address), ...path.split('/').filter(Boolean)].join(' › ')
}

/** The origin in Unicode, not by `URL`, which would convert it to punycode. */
function originOf(address: string): string {
  const [, scheme = '', host = ''] = /^(https?:\/\/)([^/?#]*)/i.exec(address.toLowerCase()) ?? []
  return scheme + unicodeHost(host)
}

const pixels = (width: number) => `${swissNumber(width)}\u00A0px`
