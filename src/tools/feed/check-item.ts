import { swissNumber } from '../shared/numbers.ts'
import { feedDate } from './feed-date.ts'
import type { FeedItem } from './read-feed.ts'

/** A field of an entry: it passes, MSN turns it down, or it could be better. */
export interface FieldResult {
  field: string
  verdict: 'pass' | 'fail' | 'advice'
  /** What holds or what is wrong, in one sentence. */
  says: string
}

const day = 86_400_000

/** One entry against MSN's rules for metadata, titles and visibility. */
export function checkItem(item: FeedItem, now: number): FieldResult[] {
  return [
    guid(item),
    title(item),
    shortTitle(item),
    link(item),
    ...published(item, now),
    ...body(item),
    ...images(item),
  ]
}

const result = (field: string, verdict: FieldResult['verdict'], says: string): FieldResult => ({
  field,
  verdict,
  says,
})

function guid({ guid: id }: FeedItem): FieldResult {
  if (!id) return result('guid', 'fail', 'Die Kennung fehlt; sie ist Pflicht.')
  return result(
    'guid',
    'pass',
    'Vorhanden. Ob sie bei jedem Abruf gleich bleibt, zeigt erst ein zweiter Abruf.',
  )
}

function title({ title: text, shortTitle: short }: FeedItem): FieldResult {
  const length = lengthOf(text)
  if (!text) return result('title', 'fail', 'Der Titel fehlt; er ist Pflicht.')
  if (/<[a-z/]/i.test(text)) return result('title', 'fail', 'Im Titel steht HTML; erlaubt ist nur Text.')
  if (/https?:\/\/|\bwww\./i.test(text))
    return result('title', 'fail', 'Im Titel steht eine Internetadresse.')
  if (length <= 20) return result('title', 'fail', `${length} Zeichen; verlangt sind mehr als 20.`)
  if (length > 150 && !short)
    return result('title', 'fail', `${length} Zeichen; über 150 wird ohne Kurztitel abgewiesen.`)
  if (length >= 75) return result('title', 'advice', `${length} Zeichen; ab 75 kürzt MSN auf den Karten.`)
  return result('title', 'pass', `${length} Zeichen.`)
}

function shortTitle({ shortTitle: text }: FeedItem): FieldResult {
  const length = lengthOf(text)
  if (!text) return result('mi:shortTitle', 'advice', 'Fehlt; MSN kann selbst einen mit KI bilden.')
  if (length > 54) return result('mi:shortTitle', 'fail', `${length} Zeichen; höchstens 54 sind erlaubt.`)
  return result('mi:shortTitle', 'pass', `${length} Zeichen.`)
}

function link({ link: address }: FeedItem): FieldResult {
  if (!address) return result('link', 'fail', 'Die Adresse des Originals fehlt; sie ist Pflicht.')
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
    return result('link', 'fail', 'Das ist keine vollständige Adresse.')
  const { username, password } = new URL(address)
  if (username || password) return result('link', 'fail', 'Die Adresse enthält Benutzernamen oder Passwort.')
  return result('link', 'pass', 'Vollständige Adresse.')
}

function published({ published: text, modified }: FeedItem, now: number): FieldResult[] {
  const ms = feedDate(text)
  const field = 'pubDate'
  if (!text) return [result(field, 'fail', 'Das Datum fehlt; es ist Pflicht.')]
  if (ms === undefined)
    return [result(field, 'fail', 'Das Datum hat nicht die Form von RFC 822 oder RFC 3339.')]
  const age = (now - ms) / day
  const results: FieldResult[] = []
  if (age < 0)
    results.push(result(field, 'fail', 'Das Datum liegt in der Zukunft; MSN liest den Artikel nicht ein.'))
  else if (age >= 365)
    results.push(
      result(field, 'fail', `${swissNumber(Math.floor(age))} Tage alt; ab 365 liest MSN nicht mehr ein.`),
    )
  else if (age > 3)
    results.push(
      result(
        field,
        'advice',
        `${swissNumber(Math.floor(age))} Tage alt; bei Inhalten über drei Tagen fragt MSN nach.`,
      ),
    )
  else results.push(result(field, 'pass', 'Höchstens drei Tage alt.'))
  const changed = modified ? feedDate(modified) : ms
  if (changed === undefined)
    results.push(
      result('modified', 'fail', 'Das Änderungsdatum hat nicht die Form von RFC 822 oder RFC 3339.'),
    )
  else if (changed < ms)
    results.push(
      result('modified', 'advice', 'Geändert vor dem Erscheinen? MSN erkennt Korrekturen an diesem Datum.'),
    )
  return results
}

function body({ body: html, link: address }: FeedItem): FieldResult[] {
  const field = 'content'
  if (!html)
    return [result(field, 'fail', 'Der volle Text fehlt (content:encoded oder content); er ist Pflicht.')]
  const results: FieldResult[] = []
  const length = lengthOf(textIn(html))
  const paragraphs = html.match(/<p[\s>]/gi)?.length ?? 0
  if (length < 450)
    results.push(result(field, 'advice', `${length} Zeichen; unter 450 stuft MSN den Artikel zurück.`))
  if (paragraphs < 3)
    results.push(result(field, 'advice', `${paragraphs} Absätze; MSN erwartet mindestens drei.`))
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  const start = firstParagraphs(html)
  if (host && start.includes(`//${host}`)) {
    results.push(
      result(
        field,
        'advice',
        'In den ersten drei Absätzen steht ein Link auf die eigene Website; MSN stuft den Artikel zurück.',
      ),
    )
  }
  if (/youtube(-nocookie)?\.com\/embed/i.test(html))
    results.push(result(field, 'fail', 'Eingebettete YouTube-Videos lehnt MSN zurzeit ab.'))
  return results.length > 0
    ? results
    : [result(field, 'pass', `${swissNumber(length)} Zeichen in ${paragraphs} Absätzen.`)]
}

function images({ images: pictures, body: html }: FeedItem): FieldResult[] {
  const field = 'media:content'
  if (pictures.length === 0) {
    const says = /<img\s/i.test(html)
      ? 'Ein Bild steht nur im Text; ob MSN es nimmt, ist offen.'
      : 'Kein Bild; ohne Bild wird nicht automatisch veröffentlicht.'
    return [result(field, 'advice', says)]
  }
  if (pictures.some(({ address }) => !/^https:\/\//i.test(address))) {
    return [result(field, 'fail', 'Ein Bild hat keine volle Adresse mit https://.')]
  }
  if (pictures.some(({ bytes = 0 }) => bytes > 14_000_000)) {
    return [
      result(field, 'fail', 'Ein Bild ist grösser als 14\u00A0MB (eine andere Hilfeseite nennt 15\u00A0MB).'),
    ]
  }
  if (pictures.some(({ bytes = 0 }) => bytes > 2_000_000)) {
    return [result(field, 'advice', 'Ein Bild ist grösser als 2\u00A0MB; als Vorschaubild ist das zu viel.')]
  }
  return [
    result(
      field,
      'pass',
      `${pictures.length === 1 ? 'Ein Bild' : `${pictures.length} Bilder`} mit voller Adresse.`,
    ),
  ]
}

/** In code points; Microsoft does not say how it counts an emoji. */
function lengthOf(text: string): number {
  return Array.from(text).length
}

/** The text of HTML, spaces as one. Cut at each «<» rather than matched, so that noise takes no longer. */
function textIn(html: string): string {
  const pieces = html
    .split('<')
    .map((piece, index) => (index === 0 ? piece : piece.slice(piece.indexOf('>') + 1)))
  return pieces.join(' ').replace(/\s+/g, ' ').trim()
}

function firstParagraphs(html: string): string {
  let end = 0
  for (let count = 0; count < 3; count += 1) {
    const next = html.indexOf('</p', end + 1)
    if (next < 0) return html
    end = next
  }
  return html.slice(0, end)
}
