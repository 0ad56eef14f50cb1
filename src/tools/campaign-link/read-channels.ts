import { alikeness } from '../shared/compare-addresses.ts'
import { findingOf, type Finding, type Grade } from '../shared/finding.ts'
import { unquoted, visible } from '../shared/pasted-text.ts'
import { pastedAddress } from '../shared/read-addresses.ts'
import { mediums } from './link-findings.ts'
import { utmNames, type Utm } from './utm-link.ts'

interface Channel extends Utm {
  line: number
  /** The page of this row, if a column names it. */
  page: string
}

/** The names of columns, the best one first, without «utm_» or «Campaign» (as in Google's builder) before them. */
const columnNames: Record<keyof Utm | 'page', readonly string[]> = {
  source: ['quelle', 'source', 'kampagnenquelle', 'kanal'],
  medium: ['medium', 'kampagnenmedium'],
  campaign: ['kampagne', 'campaign', 'kampagnenname', 'name'],
  content: ['inhalt', 'content'],
  page: ['url', 'adresse', 'seite', 'zielseite', 'landingpage'],
}

/** The maximum number of channels, because a paste by mistake may have 100,000 lines. */
const mostChannels = 200

/**
 * Reads channels, one per line: «newsletter; email; ausgabe-11», also from a list, a table or a UTM query. The third part, the content, is optional. Below a
 * header row the columns are those that it names. `address` is the page of the links.
 */
export function readChannels(text: string, address: string): { channels: Channel[]; unread: Finding[] } {
  const channels: Channel[] = []
  const unread: Finding[] = []
  let columns: readonly string[] = withoutHeader
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1
    const whole = visible(written.replaceAll('&amp;', '&')).replace(/^(?:[-*•–]|\d+[.)])\s+/, '')
    const parted = whole.split(/\t|[;,]|(?<!\*)\|(?!\*)|\s[/–-]\s|:\s/)
    const words = whole.split(/\s+/)
    // Words alone may be free text: «Newsletter (Januar)».
    const isRow = words.slice(0, 2).some((word) => mediums.test(word) || columnsOf([word])[0] === 'medium')
    const cells = (parted.length === 1 && isRow ? words : parted).map(unquoted)
    // The line below the header of a Markdown table has hyphens only.
    if (cells.every((cell) => /^(?::?-+:?)?$/.test(cell))) continue
    const named = columnsOf(cells)
    if (named.includes('source') && !cells.some((cell) => mediums.test(cell))) {
      columns = named
      unread.push(
        ...(named.includes('medium') ? [] : [unreadLine(whole, line)]),
        ...cells
          .filter((cell, at) => cell !== '' && named[at] === '')
          .map((cell) => ignored('note', cell, line)),
      )
      continue
    }
    const inColumns = valuesIn(cells, columns)
    // Without a header row the link itself may stand in the place of the medium.
    const tags = inColumns && columns !== withoutHeader ? undefined : tagsIn(whole)
    const utm = tags ?? inColumns
    const page = tags ? '' : pastedAddress(cells[columns.indexOf('page')] ?? '')
    if (utm && channels.length < mostChannels) channels.push({ line, page, ...utm })
    else unread.push(unreadLine(whole, line))
    if (tags) unread.push(...ignoredIn(whole, address).map((what) => ignored('warning', what, line)))
  }
  return { channels, unread }
}

const withoutHeader = ['source', 'medium', 'content']

/** What each cell of a header row names; of two that name the same part, the one with the better name. */
function columnsOf(titles: readonly string[]): (keyof typeof columnNames | '')[] {
  const names = titles.map((title) => title.toLowerCase().replace(/^(?:utm_|campaign (?=\w))/, ''))
  const named = titles.map((): keyof typeof columnNames | '' => '')
  for (const part of [...utmNames, 'page'] as const) {
    const at = columnNames[part].map((name) => names.indexOf(name)).find((index) => index >= 0)
    if (at !== undefined) named[at] = part
  }
  return named
}

/** The values of a row; `undefined` without source or medium, and if it has more cells than columns. */
function valuesIn(cells: readonly string[], columns: readonly string[]): Utm | undefined {
  const [source = '', medium = '', campaign = '', content = ''] = utmNames.map(
    (name) => cells[columns.indexOf(name)] ?? '',
  )
  const isRead = cells.slice(columns.length).every((cell) => cell === '')
  return isRead && source !== '' && medium !== '' ? { source, medium, campaign, content } : undefined
}

/** The values of UTM parameters, alone or in a whole link; `undefined` for any other text. */
function tagsIn(line: string): Utm | undefined {
  const [query] = utmQuery.exec(line) ?? []
  if (query === undefined) return undefined
  const tags = new URLSearchParams(query.replace(/#.*/, ''))
  return valuesIn(
    utmNames.map((name) => tags.get(`utm_${name}`) ?? ''),
    utmNames,
  )
}

const utmQuery = /(?<!\w)utm_\w+=[^\s;"]*/

/** What a pasted link has beyond the values of the tool: another page, and other parameters. */
function ignoredIn(line: string, address: string): string[] {
  const [page = ''] = /https?:\/\/[^\s?#]+/i.exec(line) ?? []
  const others = [...line.matchAll(/[?&](utm_(?!source|medium|campaign|content)\w+)=/g)]
  const isOther = page !== '' && alikeness(page) !== alikeness(address.replace(/[?#].*/, ''))
  return [...(isOther ? [page] : []), ...others.map(([, name = '']) => name)]
}

function ignored(grade: Grade, what: string, line: number): Finding {
  return findingOf(
    grade,
    'utm/ignored',
    `Nicht übernommen: «${what.slice(0, 80)}».`,
    'Die Links führen auf die Adresse oben und tragen nur Quelle, Medium, Kampagne und Inhalt.',
    `Zeile ${line}`,
  )
}

function unreadLine(written: string, line: number): Finding {
  return findingOf(
    'unchecked',
    'utm/unread',
    `Nicht gelesen: «${written.slice(0, 80)}».`,
    'Je Zeile «Quelle; Medium; Inhalt» schreiben, etwa «facebook; social» oder «newsletter; email»; andere Spalten brauchen darüber die Kopfzeile «Quelle; Medium; Kampagne; Inhalt».',
    `Zeile ${line}`,
  )
}
