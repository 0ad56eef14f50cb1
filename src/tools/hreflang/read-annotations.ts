import { findingOf, findingsOf, type Finding } from '../shared/finding.ts'
import { urlOf } from '../shared/compare-addresses.ts'
import { readAnswer } from '../shared/page/read-answer.ts'
import { baseOf, readPage } from '../shared/page/read-page.ts'
import { keepsOut, robotsRules } from '../shared/page/robots-rules.ts'
import { swissNumber } from '../shared/numbers.ts'
import { plainSource, withoutViewer } from '../shared/pasted-text.ts'
import { addressOf } from '../shared/read-addresses.ts'
import { languageNames } from './language-code.ts'
import { onlyIndex, readSitemap } from '../page-check/sitemap.ts'

/** A link to a version of a page. */
export interface Alternate {
  code: string
  address: string
}

/** A page with its hreflang links. */
export interface AnnotatedPage {
  /** Its URL; empty if unknown. */
  address: string
  /** The place in the input, counted from 1: «Eingabe 2», «Eintrag 7». */
  place: string
  alternates: Alternate[]
  /** Whether it is from a sitemap, where a page with a single version is no problem. */
  isListed?: true
  /** Whether only its headers or a part of its source was pasted. */
  isPart?: boolean
  /** The URL of its canonical link. */
  canonical?: string | undefined
  /** The language that `<html lang>` declares. */
  language?: string | undefined
  /** The source of a page that was pasted without its URL. That of its canonical link is taken for it. */
  unnamed?: string | undefined
  /** The status of the response; 200 if only the source was pasted. */
  status?: number
}

/** A pasted HTML source, response headers or sitemap, and the URL above it; empty if there is none. */
export interface Paste {
  text: string
  address: string
}

interface ReadPaste {
  pages: AnnotatedPage[]
  findings: Finding[]
}

/**
 * Splits a text into pages. A line with only a URL begins the page of that URL, and so does one with words beside it right above a source. Without URLs, each
 * document type, root element or status line begins a page.
 */
export function splitPastes(text: string): Paste[] {
  const pastes: { address: string; lines: string[] }[] = []
  const source = withoutViewer(plainSource(text)).trimStart().replace(heading, '')
  const written = source.replace(/<\/html>(?=<!doctype)/gi, '$&\n').split(/\r\n|\r|\n/)
  const inside = linesInside(written)
  for (const [index, line] of written.entries()) {
    const last = pastes.at(-1)
    const address = inside.has(index)
      ? undefined
      : (addressOf(line.replace(nameOfVersion, '')) ?? labelledAddress(written, index))
    if (address !== undefined) pastes.push({ address, lines: [] })
    else if (!last || (begins.test(line) && isNext(last.lines, line))) {
      if (line.trim() !== '') pastes.push({ address: '', lines: [line] })
    } else last.lines.push(line)
  }
  return pastes.map(({ address, lines }) => ({ text: lines.join('\n'), address }))
}

/** «Deutsch» or «Seite 1» on a line of its own above the first page. */
const heading = /^[^\s<:=./][^<:=./\r\n]{0,39}:?[ \t]*[\r\n]\s*(?=<!doctype html|<html|https?:)/i

/** The indexes of the lines that begin within a script or another element that may have a bare URL on a line. One that is never closed has none. */
function linesInside(lines: readonly string[]): Set<number> {
  const inside = new Set<number>()
  let opened: { name: string; at: number } | undefined
  for (const [index, line] of lines.entries())
    for (const [, slash, written = ''] of line.matchAll(/<(\/?)(script|style|pre|textarea)\b/gi)) {
      const name = written.toLowerCase()
      if (!slash) opened ??= { name, at: index }
      if (!slash || opened?.name !== name) continue
      for (let at = opened.at + 1; at <= index; at += 1) inside.add(at)
      opened = undefined
    }
  return inside
}

/** «Deutsch: » or «de-CH: » before the URL, and the number of a list. */
const nameOfVersion = new RegExp(
  `^\\s*(?:\\d+[.)]\\s+)?(?:(?:[a-z]{2}(?:-[a-z]{2})?|${[...languageNames.keys()].filter((name) => /^\p{L}+$/u.test(name)).join('|')})\\s*:\\s*)?`,
  'i',
)

/** The only URL of a line between two sources: «Seite DE: https://…», «https://… (Deutsch)», «$ curl -I https://…». */
function labelledAddress(lines: readonly string[], at: number): string | undefined {
  const [above = '', line = '', below = ''] = [
    lines[at - 1],
    lines[at],
    lines[at + 1]?.trim() || lines[at + 2],
  ]
  const [, address = ''] =
    /^[^<=]{0,80}?(https?:\/\/\S+?)[:,;]?(?:\s(?!.*https?:)[^<=]{0,40})?$/i.exec(line) ?? []
  return /^\s*$|>\s*$/.test(above) && startsSource.test(below) ? addressOf(address) : undefined
}

const startsSource = /^\s*(<(!doctype|html|head|meta|title|link|base|\?xml|urlset)\b|HTTP\/[\d.]+ \d{3})/i

const begins = /^\s*(<!doctype html|<html[\s>]|HTTP\/[\d.]+ \d{3}|<\?xml(?!.*<svg)|<urlset[\s>])/i

const kindOf = (line: string) => begins.exec(line)?.[1]?.slice(0, 5).toLowerCase()

/**
 * Whether a line that could begin a source begins a new one. «<html» after «<!doctype», after another one for old browsers or after headers belongs to the
 * same source, and so does the response after a redirect.
 */
function isNext(lines: readonly string[], line: string): boolean {
  const own = kindOf(line)
  const status = lines.findLast((earlier) => kindOf(earlier) === 'http/')
  if (own === 'http/' && status && /^\s*HTTP\/[\d.]+ [13]/i.test(status)) return false
  return lines.some((earlier) => {
    const opened = kindOf(earlier)
    if (opened !== undefined && own !== '<html') return opened === own
    return (
      /<(head|body|link|meta)[\s>]|<\/html>/i.test(earlier) || (own === 'http/' && /^link:/i.test(earlier))
    )
  })
}

/** Reads the pages of a paste. `number` counts the pastes from 1. */
export function readPaste({ text, address }: Paste, number: number): ReadPaste {
  const place = `Eingabe ${number}`
  const told = findingsOf('hreflang', place)
  if (text.trim() === '') {
    const problem = `Unter «${address.slice(0, 120)}» ist nichts eingefügt.`
    return { pages: [], findings: [told('unchecked', 'unread', problem, howTo)] }
  }
  // The value of a `Link` header without its name.
  const isValue = /^<(?:https?:[^>]*|\/[^>]*)>\s*;/i.test(text.trimStart())
  const answer = readAnswer(isValue ? `Link: ${text.trimStart()}` : text, address)
  const { response, source, unread } = answer
  const notRead = `Nicht gelesen: «${unread.slice(0, 80)}»; das ist kein Quelltext.`
  const aboutRest = unread === '' ? [] : [told('unchecked', 'unread', notRead, howTo)]
  if (source === '' && !response) return { pages: [], findings: aboutRest }
  const xml = source.replace(/^(?:<!--[^]*?-->\s*)+/, '')
  if (/^<(?:\?xml|urlset|sitemapindex)/i.test(xml)) {
    const { pages, findings } = readEntries(xml, place)
    return { pages, findings: [...aboutRest, ...findings] }
  }
  const page = readPage(source)
  const inHeader = (response?.links ?? [])
    .filter(({ hreflang }) => hreflang !== '')
    .map(({ hreflang: code, address: href, rel }) => ({ code, href, rel, isInHead: true }))
  // Without those of other links with a language, such as a licence. A misspelling such as «alternative» is none of these.
  const links = [...inHeader, ...page.versions].filter(({ rel }) =>
    rel.some((word) => word === '' || word.startsWith('alt')),
  )
  const alternates = links.map(({ code, href }) => ({ code, address: href }))
  const written =
    page.canonicals.find(({ isUsed }) => isUsed)?.href ??
    response?.links.find(({ rel }) => rel.includes('canonical'))?.address
  const asked = urlOf(answer.address)
  const canonical = (asked && written && urlOf(written, baseOf(page, asked).href)?.href) || written
  const own = answer.address.trim() || canonical || ''
  const shown = own.slice(0, 120) || 'Die Seite'
  const status = response?.status ?? 200
  const codesOf = (some: typeof links) => quoted(some.map(({ code }) => code))
  const withoutRel = links.filter(({ rel }) => !rel.includes('alternate'))
  const outside = links.filter(({ isInHead }) => !isInHead)
  const findings = [...aboutRest]
  if (robotsRules({ page, response }).own.some(keepsOut)) {
    const problem = `«${shown}» trägt «noindex»; damit fällt sie als Sprachfassung weg.`
    const remedy = '«noindex» entfernen oder die Fassung überall aus den Verweisen nehmen.'
    findings.push(told('error', 'noindex', problem, remedy))
  }
  if (/hreflang\s*=\s*[“”„«»]/i.test(source)) {
    const problem =
      'Statt gerader Anführungszeichen stehen typografische; so liest kein Browser das Attribut.'
    findings.push(told('error', 'quotes', problem, 'Durch " ersetzen; Textprogramme wandeln sie um.'))
  }
  if (withoutRel.length > 0) {
    const problem = `Ohne rel="alternate", das Google verlangt: ${codesOf(withoutRel)}.`
    findings.push(told('error', 'rel', problem, 'rel="alternate" ergänzen.'))
  }
  // Of elements of the head alone, with words between them, the place in the page is unknown.
  if (outside.length > 0 && /<(?!(?:link|meta|title|base|script|style)\b)[a-z]/i.test(source)) {
    const problem = `In <noscript> oder nicht im <head>, weil ein Element davor ihn schliesst; Google übergeht solche Verweise: ${codesOf(outside)}.`
    findings.push(told('error', 'in-body', problem, 'Die Verweise direkt nach <title> setzen.'))
  }
  const { language } = page
  const isPart = !(page.hasHead && page.hasBody)
  const unnamed = answer.address.trim() === '' ? source : undefined
  const annotated = { address: own, place, alternates, isPart, canonical, language, status, unnamed }
  return { pages: [annotated], findings }
}

const howTo = 'Fügen Sie unter der Adresse der Seite ihren Quelltext oder ihre Header ein, sonst nichts.'

/** «de», «fr» und 3 weitere, at most five of them by name. */
export function quoted(texts: readonly string[]): string {
  const named = texts.slice(0, 5).map((text) => `«${text.slice(0, 120)}»`)
  return `${named.join(', ')}${texts.length > 5 ? ` und ${swissNumber(texts.length - 5)} weitere` : ''}`
}

function readEntries(text: string, place: string): ReadPaste {
  const { sitemap, findings } = readSitemap(text)
  const pages = sitemap.entries.map(({ address, alternates }, index): AnnotatedPage => ({
    address,
    place: `${place}, Eintrag ${index + 1}`,
    alternates,
    isListed: true,
  }))
  const isBare = findings.length === 0 && pages.every(({ alternates }) => alternates.length === 0)
  const found = isBare ? [sitemap.isIndex ? onlyIndex : withoutVersions] : findings
  return {
    pages,
    findings: found.map((one) => ({ ...one, place: [place, one.place].filter(Boolean).join(', ') })),
  }
}

const withoutVersions = findingOf(
  'unchecked',
  'hreflang/none',
  'In der Sitemap steht kein hreflang; im Quelltext der Seiten genügt es.',
  'Fügen Sie diesen ein; eine Sitemap mit hreflang entsteht oben mit «hreflang erzeugen».',
)
