import { walkHtml } from '../shared/html.ts'
import { readAnswer, type ResponseRead } from '../shared/page/read-answer.ts'
import { readPage } from '../shared/page/read-page.ts'
import { robotsRules, type RobotsRule } from '../shared/page/robots-rules.ts'
import { visible } from '../shared/pasted-text.ts'
import { addressOf } from '../shared/read-addresses.ts'
import type { Values } from '../shared/tool-input.ts'

/** What a result may show of a page. */
export interface Snippet {
  titles: string[]
  descriptions: string[]
  address: string
  /** `og:site_name`. */
  site: string
  /** The date of an article, which Google shows before the description. */
  date: string
  /** Those for Googlebot. */
  rules: RobotsRule[]
  response?: ResponseRead | undefined
  /** Whether the field of the title had the description, too. */
  isSplit?: boolean
}

/** Reads title and description from the fields, which may contain pasted tags. */
export function readFields(values: Values): Snippet {
  const fields = `${values['titel'] ?? ''}\n${values['beschreibung'] ?? ''}`
  if (/<(title|meta)\b/i.test(fields)) return { ...readSource(fields), address: '' }
  const [pasted, below] = [withLabels(values['titel']), withLabels(values['beschreibung'])]
  const { address, words } = withoutAddress(pasted.split(lineOrLabel))
  // Both pasted into the first field. A title alone may have a line break, too.
  const [titel = '', ...rest] = words
  const others = rest.join(' ')
  const isSplit = !below && (others.length > titel.length || briefLabel.test(others))
  const text = (typed: string) =>
    [
      plain(withoutEntities(typed))
        .replace(briefLabel, '')
        .replace(/ \(\d+ Zeichen\)$/, '')
        .replace(/^["„“`]([^"„“”`]*)["“”`]$/, '$1'),
    ].filter(Boolean)
  const titles = text(isSplit ? titel : words.join(' '))
  const descriptions = text(isSplit ? others : below)
  return { ...readSource(''), titles, descriptions, address, isSplit }
}

/** The address in the row of a crawl or a copied result, «https://… › kuechen», and the cells with words but neither the heads of columns, the lengths that a crawler counts nor the name of the site. */
function withoutAddress(cells: readonly string[]): { address: string; words: string[] } {
  const urls = cells.map((cell) =>
    /^(?:https?:\/\/|www\.|\S+ › )/i.test(cell)
      ? addressOf(cell.replaceAll(' › ', '/').replaceAll(' ', '-'))
      : undefined,
  )
  const words = cells.filter(
    (cell, index) =>
      !urls[index] &&
      !columnHead.test(cell) &&
      !(index > 0 && /^\d+$/.test(cell)) &&
      !(urls[index + 1] && cells[index + 1]?.includes(' › ')),
  )
  return { address: urls.find((url) => url !== undefined) ?? '', words }
}

const columnHead =
  /^(?:address|adresse|url|(?:seiten-?|meta[- ]?)?titel|(?:meta[- ]?)?beschreibung|(?:meta[- ]?)?(?:title|description)(?: 1)?(?: length| pixel width)?)$/i

/** Whether the field of the title has a chatbot's list of proposals. */
export const hasSeveralTitles = (titel = '') =>
  !/description|beschreibung/i.test(titel) && [...titel.matchAll(proposal)].length > 1

const proposal = /^[ *]*(?:\d+[.)]|[-•*]|(?:option|variante|vorschlag|titel) [\da-c]\b[^:\n]{0,20}:\**) /gim

/** What a brief or a chatbot writes before the text: «Meta Title: …», «- **Title-Tag (58 Zeichen):** …», or on a line of its own. */
const briefLabel =
  /^(?:\d+[.)] )?[-•*_`#> ]*(?:(?:meta|seo|seiten)[- ]?)?(?:titel|title|description|beschreibung)(?:[- ]?tag)?(?: \([^)]*\))?[*_]*(?::|$)[*_: ]*/i

/** The lines that are not blank, a label on a line of its own joined to the line below it. */
function withLabels(text = ''): string {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim())
  return lines
    .filter(Boolean)
    .map((line) => line + (line.replace(briefLabel, '') === '' ? ': ' : '\n'))
    .join('')
    .trim()
}

/** Where the description begins behind a title. */
const lineOrLabel = /[\r\n\t]+|\s+(?=(?:meta[- ]?)?(?:description|beschreibung)(?:[- ]?tag)?: )/i

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
  return {
    titles: page.titles.map(plain),
    descriptions: page.descriptions.map(plain),
    address: page.canonicals.find(({ href }) => /^https?:/i.test(href))?.href ?? '',
    site: plain(page.siteName ?? ''),
    date: dayIn(page.published ?? ''),
    rules: robotsRules({ page, response }).own.filter(({ place }) => place !== 'in <noscript>'),
    response,
  }
}

/** «03.11.2026» from «2026-11-03T08:30:00+01:00». */
function dayIn(written: string): string {
  return /^\d{4}-\d\d-\d\d/.exec(written)?.[0].split('-').toReversed().join('.') ?? ''
}

/** Collapses white space as browsers show it, including no-break spaces, and joins accents to their letters, which PDF files and macOS separate. */
function plain(text: string): string {
  return visible(text).normalize('NFC').replace(/\s+/g, ' ')
}
