import { canParseUrl } from '../../lib/can-parse-url.ts'
import { findingOf, type Finding } from './finding.ts'
import { unquoted, visible } from './pasted-text.ts'

/** An address or a path that was pasted, and where it stood. */
export interface PastedAddress {
  address: string
  /** As the visitor counts. */
  line: number
}

/** What the first row of a list of addresses is called, in exports of common programs. */
const headerWords =
  /^(url|urls|adresse|adressen|address|seite|seiten|page|pages|landing page|link|links|loc|top pages|häufigste seiten)$/i

/**
 * The addresses and paths of a list, one a line, as people paste them: in quotes, with a second column, a header row, «view-source:» or
 * invisible characters. What is neither an address nor a path is named as unread, never guessed.
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
    else if (!(addresses.length === 0 && headerWords.test(first))) unread.push(unreadLine(first, line))
  }
  return { addresses, unread }
}

/** No address is longer; a paste by mistake may have a megabyte. */
const longestAddress = 16_000

/** What stands in a field for one address: the address, as `readAddresses` reads it, or else the text as it was pasted. */
export function pastedAddress(text: string): string {
  const begin = text.slice(0, longestAddress)
  return addressOf(begin) ?? readAddresses(begin).addresses[0]?.address ?? unquoted(visible(text))
}

/** The one address that a line holds and nothing else, as `readAddresses` reads it; undefined for a path and for anything else. */
export function addressOf(line: string): string | undefined {
  const address = readAddress(unquoted(visible(line.replaceAll('&amp;', '&'))))
  return address?.startsWith('http') ? address : undefined
}

function readAddress(cell: string): string | undefined {
  // A quote, a bracket or a semicolon that begins no parameter belongs to what stands around it.
  if (/["<>]|;(?![\w-]+=)/.test(cell)) return undefined
  if (/^https?:\/\/[^\s/]+\S*$/i.test(cell)) return canParseUrl(cell) ? cell : undefined
  if (/^[/?]\S*$/.test(cell)) return cell
  // «www.treuhand-muster.ch/kontakt», as people write addresses; «kontakt» is none, and «kontakt.html» is no host.
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
