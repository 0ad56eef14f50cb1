import type { Finding } from '../shared/finding.ts'
import { walkHtml } from '../shared/html.ts'
import { readSitemap } from '../page-check/sitemap/read-sitemap.ts'
import type { Alternate, AnnotatedPage } from './annotation.ts'

/** One paste: HTML of a head, response headers or a sitemap, and the address it came from, if it does not name it itself. */
export interface Paste {
  text: string
  address?: string
}

export type PasteForm = 'html' | 'header' | 'sitemap'

/** What a paste tells. */
interface ReadPaste {
  form: PasteForm
  pages: AnnotatedPage[]
  findings: Finding[]
}

/** The pages that a paste tells of. `number` is that of the paste, from 1. */
export function readPaste({ text, address = '' }: Paste, number: number): ReadPaste {
  const place = `Eingabe ${number}`
  const form = formOf(text)
  if (form === 'sitemap') {
    const { sitemap, findings } = readSitemap(text)
    const pages = sitemap.entries.map((entry, index) => ({
      address: entry.address,
      place: `${place}, Eintrag ${index + 1}`,
      alternates: entry.alternates,
      isListed: true as const,
    }))
    const told = findings.map((finding) => ({
      ...finding,
      place: [place, finding.place].filter(Boolean).join(', '),
    }))
    return { form, pages, findings: told }
  }
  const whole =
    /^((?:HTTP\/|[a-z-]+:\s)[^]*?)\r?\n[ \t]*\r?\n\s*(<(?:!doctype|html|head|title|meta|link|body)\b[^]*)$/i.exec(
      text.trimStart(),
    )
  if (form === 'header' && whole) return withHeader(whole[1] ?? '', whole[2] ?? '', address, place)
  if (form === 'header') {
    const { alternates, canonical, findings } = readHeader(text, place)
    if (/^x-robots-tag\s*:.*\b(noindex|none)\b/im.test(text)) findings.push(hidden(address, place))
    return { form, pages: [page(address, place, alternates, canonical)], findings }
  }
  return { form, ...readHtml(text, address, place) }
}

/** An answer as `curl -i` prints it: what the header says holds for the source below it. */
function withHeader(head: string, source: string, address: string, place: string): ReadPaste {
  const header = readPaste({ text: head, address }, 0)
  const html = readHtml(source, address, place)
  const [first] = html.pages
  const alternates = [...header.pages.flatMap((one) => one.alternates), ...(first?.alternates ?? [])]
  const [, status = '200'] = /^HTTP\/[\d.]+ +(\d{3})/i.exec(head) ?? []
  return {
    form: 'html',
    pages: first ? [{ ...first, alternates }] : [],
    findings: [
      ...(/^[345]/.test(status) ? [notServed(address, status, place)] : []),
      ...header.findings.map((finding) => ({ ...finding, place })),
      ...html.findings,
    ],
  }
}

function notServed(address: string, status: string, place: string): Finding {
  return {
    grade: 'error',
    rule: 'hreflang/status',
    problem: `«${address.slice(0, 120) || 'Die Seite'}» antwortet mit ${status}; als Sprachfassung zählt sie nicht.`,
    remedy: 'Überall die Adresse nennen, die mit 200 antwortet.',
    place,
  }
}

function formOf(text: string): PasteForm {
  const start = text.trimStart().slice(0, 2000)
  if (/^(<\?xml|<urlset|<sitemapindex)/i.test(start)) return 'sitemap'
  if (/^(HTTP\/|link\s*:|[a-z-]+:\s|<https?:|<\/)/i.test(start)) return 'header'
  return 'html'
}

function page(address: string, place: string, alternates: Alternate[], canonical?: string): AnnotatedPage {
  const own = address.trim() || canonical || ''
  return { address: own, place, alternates, ...(canonical !== undefined && { canonical }) }
}

function readHtml(text: string, address: string, place: string): Omit<ReadPaste, 'form'> {
  const alternates: Alternate[] = []
  const findings: Finding[] = []
  let canonical: string | undefined
  const start = text.search(/<(?=[!a-z])/i)
  const above = (start < 0 ? text : text.slice(0, start)).trim()
  if (start < 0 && above !== '') return { pages: [], findings: [unreadAbove(above, place)] }
  if (above !== '') findings.push(unreadAbove(above, place))
  if (/hreflang\s*=\s*[“”„«»]/i.test(text)) findings.push(curlyQuotes(place))
  walkHtml(text.slice(Math.max(0, start)), {
    onTag({ name, attributes, isInHead }) {
      if (isNoindex(name, attributes)) findings.push(hidden(address, place))
      if (name !== 'link') return
      const rel = (attributes['rel'] ?? '').toLowerCase().split(/\s+/)
      if (rel.includes('canonical')) canonical ??= attributes['href']?.trim() ?? ''
      const code = attributes['hreflang']
      if (code === undefined || isOtherLink(rel)) return
      alternates.push({ code, address: attributes['href'] ?? '' })
      if (!rel.includes('alternate')) findings.push(withoutRel(code, place))
      if (!isInHead) findings.push(inBody(code, place))
      if ('media' in attributes) findings.push(combined(code, place))
    },
  })
  return { pages: [page(address, place, alternates, canonical)], findings }
}

/** A licence or a feed may name its language too; a slip such as «alternative» is meant for a version. */
function isOtherLink(rel: readonly string[]): boolean {
  return !rel.some((word) => word === '' || word.startsWith('alt'))
}

function isNoindex(name: string, attributes: Readonly<Record<string, string>>): boolean {
  return (
    name === 'meta' &&
    /^(robots|googlebot)$/i.test(attributes['name']?.trim() ?? '') &&
    /(^|[\s,])(noindex|none)([\s,]|$)/i.test(attributes['content'] ?? '')
  )
}

function hidden(address: string, place: string): Finding {
  return {
    grade: 'error',
    rule: 'hreflang/noindex',
    problem: `«${address.slice(0, 120) || 'Die Seite'}» trägt «noindex»; damit fällt sie als Sprachfassung weg.`,
    remedy: '«noindex» entfernen, oder die Fassung überall aus den Verweisen nehmen.',
    place,
  }
}

/** Text above the source would close the head, as a browser reads it; people mean a remark. */
function unreadAbove(above: string, place: string): Finding {
  return {
    grade: 'unchecked',
    rule: 'hreflang/unread',
    problem: `Nicht gelesen: «${above.slice(0, 80)}»; das ist kein Quelltext.`,
    remedy: 'Unter die Adresse der Seite ihren Quelltext oder ihre Header einfügen, sonst nichts.',
    place,
  }
}

function curlyQuotes(place: string): Finding {
  return {
    grade: 'error',
    rule: 'hreflang/quotes',
    problem: 'Statt gerader Anführungszeichen stehen typografische; so liest kein Browser das Attribut.',
    remedy: 'Durch " ersetzen; Textprogramme wandeln sie um.',
    place,
  }
}

function withoutRel(code: string, place: string): Finding {
  return {
    grade: 'error',
    rule: 'hreflang/rel',
    problem: `Dem Verweis «${code.slice(0, 40)}» fehlt rel="alternate"; Google übergeht ihn.`,
    remedy: 'rel="alternate" ergänzen.',
    place,
  }
}

function inBody(code: string, place: string): Finding {
  return {
    grade: 'error',
    rule: 'hreflang/in-body',
    problem: `Der Verweis «${code.slice(0, 40)}» steht nicht im <head>, weil ein Element davor ihn schliesst; Google übergeht ihn.`,
    remedy: 'Die Verweise direkt nach <title> setzen.',
    place,
  }
}

function combined(code: string, place: string): Finding {
  return {
    grade: 'warning',
    rule: 'hreflang/combined',
    problem: `Der Verweis «${code.slice(0, 40)}» trägt zugleich «media»; Google verlangt hreflang in einem eigenen Element.`,
    remedy: 'Zwei <link> daraus machen.',
    place,
  }
}

/** Reads `Link: <address>; rel="alternate"; hreflang="de-CH", <…>…`, also among other headers. */
function readHeader(text: string, place: string) {
  const alternates: Alternate[] = []
  const findings: Finding[] = []
  let canonical: string | undefined
  const [, ...parts] = text.split('<')
  for (const part of parts) {
    const end = part.indexOf('>')
    if (end < 0) continue
    const address = part.slice(0, end).trim()
    const parameters = part.slice(end + 1)
    const rel = parameter(parameters, 'rel').toLowerCase().split(/\s+/)
    const code = parameter(parameters, 'hreflang')
    if (rel.includes('canonical')) canonical ??= address
    if (code === '' || isOtherLink(rel)) continue
    alternates.push({ code, address })
    if (!rel.includes('alternate')) findings.push(withoutRel(code, place))
  }
  return { alternates, findings, canonical }
}

/** Its quoted or bare value. */
function parameter(text: string, name: string): string {
  for (const part of text.split(';')) {
    const equals = part.indexOf('=')
    if (equals < 0 || part.slice(0, equals).trim().toLowerCase() !== name) continue
    const value = part.slice(equals + 1).trimStart()
    return value.startsWith('"') ? (value.split('"')[1] ?? '') : (/^[^\s,]*/.exec(value)?.[0] ?? '')
  }
  return ''
}
