import { attempt } from '../../lib/attempt.ts'
import { longestAddress, urlOf } from '../shared/compare-addresses.ts'
import {
  applicable,
  findingsOf,
  resultText,
  unchecked,
  verdictOf,
  wholeOf,
  type Finding,
  type Grade,
  type Verdict,
} from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { keepsOut, snippetLimit } from '../shared/page/robots-rules.ts'
import { addressOf, onlyAddress, pastedAddress } from '../shared/read-addresses.ts'
import type { Values } from '../shared/tool-input.ts'
import { cut, cutLines, measure } from './letter-width.ts'
import { hasSeveralTitles, readFields, readSource } from './read-snippet.ts'

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

export const tableHead = ['Angabe', 'Breite', 'Platz auf dem Computer', 'Zeichen']

/** The room on a computer by the estimate of third parties, in pixels. Google states no limit. */
const rooms = { title: 600, description: 920 }
/** Widths with much unused room, in pixels, and what to write there. */
const short = {
  title: { below: 250, remedy: 'Nennen Sie Leistung und Ort.' },
  description: {
    below: 400,
    remedy: 'Sagen Sie in ein, zwei Sätzen, was die Seite bietet, für wen und wo.',
  },
}
const fontSizes = { title: 20, description: 14 }

/** The text on a phone of 360 px (`snippet-tool.css`). How many lines Google shows is not documented. */
const phone = { width: 328, title: 2, description: 3 }

const onPhone = (text: string, part: 'title' | 'description') =>
  cutLines(text, fontSizes[part], phone.width, phone[part])

/** Previews of title and description, and their widths. */
export function snippetReport(values: Values): SnippetReport {
  const source = values['quelltext']?.trim() ?? ''
  if (addressOf((source || (values['titel'] ?? '')).slice(0, longestAddress)))
    return unreported(wholeOf(onlyAddress))
  if (!source && hasSeveralTitles(values['titel'])) return unreported(several)
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
  if (!title && !description && !isWhole) return unreported(source ? unread : empty)
  const parts = [
    { label: 'Titel', text: title, part: 'title' },
    {
      label: dated === description ? 'Beschreibung' : 'Beschreibung mit Datum',
      text: dated,
      part: 'description',
    },
  ] as const
  const measured = parts.map((of) => ({ ...of, width: measure(of.text, fontSizes[of.part]) }))
  const rows = measured.map(({ label, text, part, width }) => [
    label,
    pixels(width),
    `etwa ${pixels(rooms[part])}`,
    swissNumber(Array.from(text).length),
  ])
  const most = Math.min(...snippet.rules.flatMap((rule) => snippetLimit(rule) ?? []))
  const shown = dated.slice(0, most)
  const { status = 200, unread: unreadLine = '' } = snippet.response ?? {}
  const whole = (grade: Grade): Grade => (isWhole ? grade : source ? 'unchecked' : 'note')
  const told = findingsOf('snippet')
  const findings = applicable(told, [
    [
      status >= 300,
      'error',
      'status',
      `Der Server antwortet mit ${status}; so erscheint die Seite in keinem Ergebnis.`,
      'Fügen Sie die Antwort der Adresse ein, die mit 200 antwortet.',
    ],
    [
      unreadLine !== '',
      'unchecked',
      'header',
      `Nicht gelesen: «${unreadLine.slice(0, 80)}»; ob die Header die Seite sperren, ist nicht geprüft.`,
      'Fügen Sie die Ausgabe von curl -si ein.',
    ],
    [
      snippet.rules.some(keepsOut),
      'error',
      'noindex',
      'Die Seite trägt «noindex»; sie erscheint in keinem Ergebnis.',
      'Soll sie gefunden werden, entfernen Sie die Angabe.',
    ],
    [
      most === 0,
      'warning',
      'nosnippet',
      'Die Seite trägt «nosnippet» oder «max-snippet:0»; Google zeigt keine Beschreibung.',
      'Entfernen Sie die Angabe, wenn das nicht gewollt ist.',
    ],
    [
      isUnread,
      'unchecked',
      'unread',
      'Im Quelltext steht weder <title> noch eine Beschreibung; gezeigt sind die Felder darüber.',
      copyAll,
    ],
    [
      template.test(`${title} ${description}`),
      'unchecked',
      'placeholder',
      'Darin stehen Platzhalter des SEO-Plugins, wie «%%title%%»; wie lang ihr Text ist, steht nur auf der fertigen Seite.',
      'Kopieren Sie den Quelltext der Seite statt der Vorlage.',
    ],
    [
      title === '',
      whole('error'),
      'no-title',
      source
        ? `Der Titel ${snippet.titles.length > 0 ? 'ist leer' : 'fehlt'}${isWhole ? ', ausser ein Skript setzt ihn' : ''}.`
        : 'Titel: nicht eingetragen.',
      'Setzen Sie einen.',
    ],
    [
      snippet.titles.length > 1,
      'warning',
      'titles',
      'Im Kopf stehen mehrere Titel.',
      'Lassen Sie nur einen stehen.',
    ],
    [
      description === '',
      whole('warning'),
      'no-description',
      /<meta\b[^<>]*=\s*[“”„«»]/i.test(source || Object.values(values).join(' '))
        ? 'Im <meta> stehen typografische statt gerader Anführungszeichen; so liest kein Browser die Beschreibung.'
        : source
          ? 'Die Beschreibung fehlt.'
          : 'Beschreibung: nicht eingetragen.',
      'Google nimmt Wörter der Seite. Schreiben Sie in ein, zwei Sätzen, was sie bietet.',
    ],
    [
      snippet.descriptions.length > 1,
      'warning',
      'descriptions',
      'Die Seite hat mehrere Beschreibungen.',
      'Lassen Sie nur eine stehen; meist kommt die zweite von einem Plugin.',
    ],
    [
      vague.test(title),
      'note',
      'vague-title',
      `«${title.slice(0, 60)}»: Wörter wie «Home» oder «Kontakt» sagen nichts über die Seite.`,
      'Beginnen Sie mit Leistung und Ort.',
    ],
    [
      title !== '' && title === description,
      'note',
      'same',
      'Titel und Beschreibung sind gleich.',
      'Schreiben Sie in die Beschreibung, was der Titel noch nicht sagt.',
    ],
    [
      snippet.isSplit === true,
      'note',
      'split',
      'Im Feld «Titel» standen zwei Angaben; die zweite ist als Beschreibung gelesen.',
      'Gehört alles zum Titel, löschen Sie dort den Umbruch.',
    ],
  ])
  if (typed !== '' && !isTypedRead) {
    const problem = `«${typed.slice(0, 60)}» ist keine Adresse; die Vorschau zeigt eine andere.`
    const remedy = 'Schreiben Sie sie wie https://www.ihre-firma.ch/kontakt.'
    findings.push({ ...told('note', 'address', problem, remedy), field: 'adresse' })
  }
  for (const { label, part, width, text } of measured) {
    const excess = Math.ceil((width - rooms[part]) / 10) * 10
    if (excess > 0) {
      const problem = `${label}: ${pixels(width)}, Platz etwa ${pixels(rooms[part])}.`
      const signs = Math.ceil((excess * Array.from(text).length) / width)
      const remedy = `Rund ${pixels(excess)} kürzen, etwa ${swissNumber(signs)} Zeichen.`
      findings.push(told('note', `wide-${part}`, problem, remedy))
    } else if (width > 0 && width < short[part].below && !vague.test(text)) {
      const room = pixels(Math.round((rooms[part] - width) / 50) * 50)
      const problem = `${label}: noch rund ${room} frei.`
      findings.push(told('note', `short-${part}`, problem, short[part].remedy))
    } else if (onPhone(text, part) !== text) {
      const problem = `${label}: ${pixels(width)}, hat auf dem Computer wohl Platz, auf dem Telefon nicht in ${phone[part] === 2 ? 'zwei' : 'drei'} Zeilen.`
      findings.push(
        told('note', `wide-${part}`, problem, 'Lange Wörter brechen ungünstig um: kürzen oder umstellen.'),
      )
    }
  }
  const reasons = measured.map(({ label, part, width }) => {
    const found = findings.find(
      ({ rule }) => rule === `snippet/wide-${part}` || rule === `snippet/no-${part}`,
    )
    return found ? wholeOf(found) : `${label}: ${pixels(width)}, hat wohl Platz.`
  })
  const verdict = verdictFor(findings, reasons)
  const host = originOf(snippet.address).replace(/^https?:\/\//, '')
  const site = snippet.site || host.replace(/^www\./, '')
  return {
    verdict,
    findings,
    previews: [
      {
        device: 'Computer',
        site,
        path: shownPath(snippet.address),
        title: cut(title || 'Ohne Titel', fontSizes.title, rooms.title),
        description: cut(shown, fontSizes.description, rooms.description),
      },
      // Google, «Simplifying the visible URL element on mobile search results», 23 January 2025: only the domain.
      {
        device: 'Telefon',
        site,
        path: host,
        title: onPhone(title || 'Ohne Titel', 'title'),
        description: onPhone(shown, 'description'),
      },
    ],
    table: rows,
    text: resultText(verdict, findings, [title, description, ...rows.map((row) => row.join(' | '))]),
  }
}

function unreported(reason: string): SnippetReport {
  return { verdict: unchecked(reason), findings: [], previews: [], table: [], text: '' }
}

/** The variables of common plugins. */
const template = /%%?[a-z_]{3,30}%|#[a-z]+_[a-z]+|\{\{[^}]*\}\}|\{[A-Z][a-z]+( [A-Z][a-z]+)*\}/

/** Google, «Title links»: no vague descriptor such as «Home» for the home page. */
const vague =
  /^(start\s+[-–—|·]|(kontakt|über uns|neue seite|unbenannt|untitled)(\s+[-–—|·]|$)|(home(page)?|startseite|(herzlich\s+)?willkommen)(\s+[-–—|·]|[:!]|\s+(bei|auf|zur?)\s|$))|(\s[-–—|·]|:)\s+(home(page)?|startseite|kontakt|über uns)$/i

const empty = 'Tragen Sie Titel und Beschreibung ein, oder fügen Sie den Quelltext der Seite ein.'
const several = 'Das sind mehrere Titel; fügen Sie einen ein.'
const copyAll = 'Kopieren Sie ihn ganz, mit dem Kopf der Seite.'
const unread = `Im Quelltext steht weder <title> noch eine Beschreibung. ${copyAll}`

/** The verdict. Without missing or duplicate values it says of each field what was measured, and warns of what may not fit. */
function verdictFor(findings: Finding[], reasons: string[]): Verdict {
  const verdict = verdictOf(findings, '')
  if (verdict.state !== 'right') return verdict
  const isWide = findings.some(({ rule }) => rule.startsWith('snippet/wide-'))
  const reason = [...reasons, 'Google nennt keine Grenze.'].join('\n')
  return isWide
    ? { state: 'warning', word: 'Wird vielleicht gekürzt', reason }
    : { state: 'right', word: 'Hat wohl Platz', reason }
}

/** The breadcrumb of a result: «https://www.schreinerei-muster.ch › kuechen». */
function shownPath(address: string): string {
  const url = urlOf(address)
  if (!url) return ''
  const path = attempt(() => decodeURI(url.pathname)) ?? url.pathname
  return [originOf(address), ...path.split('/').filter(Boolean)].join(' › ')
}

/** The origin as written, not by `URL`, which would convert umlauts to Punycode. */
function originOf(address: string): string {
  return /^https?:\/\/[^/?#]*/i.exec(address.toLowerCase())?.[0] ?? ''
}

const pixels = (width: number) => `${swissNumber(width)}\u00A0px`
