import { parse, type ParseError } from 'jsonc-parser'
import { attempt } from '../../lib/attempt.ts'
import { longestAddress } from '../shared/compare-addresses.ts'
import { findingOf, type Finding } from '../shared/finding.ts'
import { walkHtml } from '../shared/html.ts'
import { readPage } from '../shared/page/read-page.ts'
import { plainSource, withoutEntities } from '../shared/pasted-text.ts'
import { addressOf, onlyAddress } from '../shared/read-addresses.ts'
import type { Json } from './read.ts'

/** A block of JSON-LD and its place, such as «Block 2». */
export interface Block {
  place: string
  json: Json
}

/** Extracts JSON-LD from a pasted page or block. Nothing of the HTML is run. */
export function extractBlocks(text: string): { blocks: Block[]; findings: Finding[] } {
  if (addressOf(text.slice(0, longestAddress))) return { blocks: [], findings: [onlyAddress] }
  const { sources, unread } = sourcesIn(text)
  const findings: Finding[] = unread === '' ? [] : [unreadBeside(unread)]
  if (sources.length === 0)
    return { blocks: [], findings: findings.length > 0 ? findings : [withoutScript(text)] }
  if (/^\s*<(?:!doctype|html)\b(?![^]*<\/html)/i.test(text) && !readPage(text).hasBody) findings.push(cutOff)
  const blocks: Block[] = []
  for (const [index, source] of sources.entries()) {
    const place = `Block ${index + 1}`
    const json = parsed(source)
    if (json === undefined) findings.push(broken(source, place))
    else blocks.push({ place, json })
  }
  return { blocks, findings }
}

/** The sources of the blocks, and unread text above and below bare ones. Words outside of the fences of a chatbot are no fault of a block. */
function sourcesIn(text: string): { sources: string[]; unread: string } {
  const written = plainSource(text.replace(/^[\s\uFEFF]+/, ''))
  const bare = !written.includes('<') && /&lt;script/i.test(written) ? withoutEntities(written) : written
  // A script whose «<script» was not copied.
  const isHalf = !/<script\b/i.test(bare) && /ld\+json[^<>]*>[^]*<\/script/i.test(bare)
  const html = isHalf ? `<script ${bare.slice(bare.search(/type\s*=/i))}` : bare
  if (html.startsWith('<') || /<script\b/i.test(html)) return { sources: scripts(html), unread: '' }
  const plain = bare.includes('"') ? bare : withoutEntities(bare)
  const parts = plain.split(fence)
  const blocks = parts.filter((part) =>
    parts.length > 1 ? /^[ \t]*[[{]/m.test(part) : /[[{]/.test(part) || parsed(part) !== undefined,
  )
  const read = blocks.map(bareBlock)
  const unread = blocks.length === 0 ? plain : read.map((one) => one.unread).join(' ')
  return { sources: read.map(({ source }) => source), unread: unread.trim() }
}

const fence = /(?:^|(?<=[}\]]))[ \t]*`{3}[\w-]*/m

/** The names of the language and of the button above a block, which visitors copy along. */
const copiedLabel = /^[ \t]*(?:json(?:-ld)?|(?:code )?kopieren|copy(?: code)?)\s*$/gim

/** The block in a text without fences, and words without brackets above and below it, as a chatbot writes them. */
function bareBlock(text: string): { source: string; unread: string } {
  const start = Math.max(0, text.search(/[[{]/))
  const above = text.slice(0, start).replace(copiedLabel, '').trim()
  const rest = text.slice(start)
  const end = Math.max(rest.lastIndexOf('}'), rest.lastIndexOf(']')) + 1
  const below = rest
    .slice(end)
    .replace(/^\s*<\/script>/i, '')
    .trim()
  return parsed(rest.slice(0, end)) === undefined
    ? { source: rest, unread: above }
    : { source: rest.slice(0, end), unread: `${above} ${below}`.trim() }
}

function unreadBeside(words: string): Finding {
  const problem = `Nicht gelesen: «${words.slice(0, 80)}».`
  const remedy = 'Fügen Sie nur den Block, der mit { beginnt, oder den Quelltext der Seite ein.'
  return findingOf('unchecked', 'graph/unread', problem, remedy)
}

function scripts(html: string): string[] {
  const found: string[] = []
  walkHtml(html, {
    onScript(source, { attributes }) {
      if (/^\s*application\/ld\+json\b/i.test(attributes['type'] ?? '')) found.push(source)
    },
  })
  return found
}

/** The value of JSON; `undefined` for any other text, which `broken` reports. */
function parsed(source: string): Json | undefined {
  return attempt((): Json => JSON.parse(source))
}

/** Common mistakes, found in the text, because the messages of JavaScript engines differ. */
const slips: [RegExp, string][] = [
  [/^\s*$/, 'Der Block ist leer.'],
  [/<!--|<!\[CDATA\[|(^|\s)\/\/\s|\/\*/, 'JSON kennt keine Kommentare, auch nicht «<!--» und «CDATA».'],
  [/,\s*[}\]]/, 'Vor einer schliessenden Klammer steht ein Komma zu viel.'],
  [/[“”„«»]\s*[:,}\]]|[{,]\s*[“”„«»]/, 'Statt gerader Anführungszeichen stehen typografische.'],
  [/:\s*"[^"\n]*[\n\t]/, 'Ein Text geht über mehrere Zeilen oder enthält einen Tabulator.'],
  [/"\s*\n\s*"/, 'Zwischen zwei Zeilen fehlt ein Komma.'],
  [/[{,]\s*(?:[a-z_$][\w$]*|'[^'\n]*')\s*:/i, 'Ein Name steht nicht in doppelten Anführungszeichen.'],
  [/[{,:]\s*[\u00A0\u202F]/, 'Zwischen den Angaben stehen geschützte Leerzeichen.'],
  [/\}\s*\{/, 'Zwei Objekte folgen aufeinander; setzen Sie sie in eine Liste [ … , … ] oder in zwei Blöcke.'],
]

function broken(pasted: string, place: string): Finding {
  const source = pasted.trim()
  // Only the first part is searched, because a paste may be long.
  const head = source.slice(0, 20_000).replace(/\s{50,}/g, ' ')
  const slip = slips.find(([pattern]) => pattern.test(head))?.[1]
  const fault = firstFault(source)
  // « ab Zeile 4 bei «…"name": "Gasthaus "Krone…»», counted from the first line that is not empty.
  const line = source.slice(0, fault).split(/\r\n|\r|\n/).length
  const around = fault === undefined ? '' : source.slice(Math.max(0, fault - 24), fault + 8)
  const shown = around && ` bei «…${around.replace(/\s+/g, ' ')}…»`
  const where = fault === undefined ? '' : ` ab Zeile ${line}${shown}`
  const problem = `Das JSON ist${where} nicht lesbar. ${slip ?? causeAt(source, fault ?? 0)}`
  const remedy = 'Beheben Sie das zuerst: So zählt der ganze Block nicht.'
  return findingOf('error', 'graph/json', problem, remedy, place)
}

/** The offset of the first error; the end of the source if something is missing there. */
function firstFault(source: string): number | undefined {
  const errors: ParseError[] = []
  // It may overflow the stack. No real page is nested that deep, so the place does not matter then.
  attempt(() => void parse(source, errors, { disallowComments: true }))
  const [first] = errors
  if (!first) return undefined
  // A text without its closing quotation mark goes on to the end.
  const isLast = first.offset + first.length === source.length && !/[}\]]$/.test(source)
  return isLast ? source.length : first.offset
}

/** The cause that the signs around a fault suggest. */
function causeAt(source: string, fault: number): string {
  const [before, after] = [source.slice(Math.max(0, fault - 2), fault), source.slice(fault, fault + 2)]
  if (/\{\{|\{%/.test(before + after))
    return 'Dort steht ein Platzhalter des Shops; kopieren Sie den Quelltext der fertigen Seite.'
  if (after === '')
    return 'Der Text bricht dort ab: Er ist nur halb kopiert, oder am Ende fehlt eine Klammer.'
  if (/" ?$/.test(before) && /^[^\s\d"':,{}[\]]/.test(after))
    return String.raw`In einem Text stehen gerade Anführungszeichen; schreiben Sie dort « » oder \".`
  return 'Eine Klammer, ein Komma oder ein Anführungszeichen fehlt oder ist zu viel.'
}

/** The finding for a paste without JSON-LD. Other markup for search engines is not read, so the page is not wrong. */
function withoutScript(text: string): Finding {
  let isMarked = false
  walkHtml(text, {
    onTag({ attributes }) {
      isMarked ||= 'itemtype' in attributes || 'typeof' in attributes
    },
  })
  if (isMarked) {
    const problem =
      'Die Angaben stehen als Microdata oder RDFa da, nicht als JSON-LD; dieses Werkzeug liest nur JSON-LD.'
    return findingOf('unchecked', 'graph/other-markup', problem, 'Prüfen Sie sie auf validator.schema.org.')
  }
  if (text.trim() === '') {
    const remedy = 'Fügen Sie JSON-LD oder den Quelltext einer Seite ein.'
    return findingOf('unchecked', 'graph/empty', 'Es ist nichts eingefügt.', remedy)
  }
  const remedy =
    'Setzt ein Skript es ein, kopieren Sie im Browser unter F12 › Elemente die fertige Seite; sonst erzeugen Sie es hier.'
  return findingOf(
    'unchecked',
    'graph/no-script',
    'Darin steht kein JSON-LD; Google verlangt keines.',
    remedy,
  )
}

const cutOff = findingOf(
  'unchecked',
  'graph/cut-off',
  'Der Quelltext bricht im Kopf der Seite ab; was danach steht, ist nicht geprüft.',
  'Kopieren Sie ihn ganz.',
)
