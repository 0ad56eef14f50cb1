import { canParseUrl } from '../../lib/can-parse-url.ts'
import { longestAddress } from './compare-addresses.ts'
import { findingOf, type Finding } from './finding.ts'
import { unquoted, visible } from './pasted-text.ts'

/** A pasted URL or path. */
export interface PastedAddress {
  address: string
  /** Counted from 1. */
  line: number
}

/** Column headers of URLs in the exports of common programs. */
const headerWords =
  /^(url|urls|adresse|adressen|address|seite|seiten|page|pages|landing page|link|links|loc|top pages|häufigste seiten)$/i

/**
 * Reads URLs and paths, one per line, as people paste them: in quotes, with other columns, a header row, «view-source:» or invisible characters. Any other
 * line is a finding.
 */
export function readAddresses(text: string): { addresses: PastedAddress[]; unread: Finding[] } {
  const addresses: PastedAddress[] = []
  const unread: Finding[] = []
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1
    const cells = visible(written.replaceAll('&amp;', '&'))
      .split(/\t|;|\s{2,}|,(?=\s|"|https?:|\d|$)/)
      .map(unquoted)
      .filter((cell) => cell !== '')
    const [first] = cells
    if (first === undefined) continue
    const address = cells.map(readAddress).find((read) => read !== undefined)
    if (address !== undefined) addresses.push({ address, line })
    else if (!(addresses.length === 0 && headerWords.test(first.replace(/,.*/, ''))))
      unread.push(unreadLine(first, line))
  }
  return { addresses, unread }
}

/** Reads a field for a single URL. If it finds none, it returns the text without quotes. */
export function pastedAddress(text: string): string {
  const begin = text.slice(0, longestAddress)
  return addressOf(begin) ?? readAddresses(begin).addresses[0]?.address ?? unquoted(visible(text))
}

/** The URL of a line that contains nothing else; `undefined` for a path or any other text. */
export function addressOf(line: string): string | undefined {
  const address = readAddress(unquoted(visible(line.replaceAll('&amp;', '&'))))
  return address?.startsWith('http') ? address : undefined
}

/** For a field that takes the source of a page. */
export const onlyAddress = findingOf(
  'unchecked',
  'address/alone',
  'Eine Adresse allein genügt nicht; das Werkzeug ruft keine Seiten ab.',
  'Öffnen Sie sie, drücken Sie Ctrl+U, und fügen Sie den Quelltext ein.',
)

function readAddress(cell: string): string | undefined {
  // A quote, a bracket, or a semicolon without a parameter belongs to the surrounding text.
  if (/["<>]|;(?![\w-]+=)/.test(cell)) return undefined
  if (/^https?:\/\/[^\s/]+\S*$/i.test(cell)) return canParseUrl(cell) ? cell : undefined
  if (/^[/?]\S*$/.test(cell)) return cell
  // A URL without scheme, such as «www.treuhand-muster.ch/kontakt», but neither «kontakt» nor «kontakt.html».
  if (
    /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.(?!(?:html?|php|xml|pdf|txt|jpe?g|png|webp|svg)$)\p{L}{2,}(:\d+)?([/?#]\S*)?$/iu.test(
      cell,
    )
  )
    return canParseUrl(`https://${cell}`) ? `https://${cell}` : undefined
  return undefined
}

function unreadLine(written: string, line: number): Finding {
  const shown = written.slice(0, 80)
  return findingOf(
    'unchecked',
    'address/unread',
    `«${shown}» ist weder eine Adresse noch ein Pfad.`,
    /^[\w.-]+(\/[\w.-]*)*$/.test(written)
      ? `Ist ein Pfad gemeint, «/${shown}» schreiben.`
      : 'Je Zeile eine Adresse mit https:// oder einen Pfad ab «/» schreiben.',
    `Zeile ${line}`,
  )
}
