import { findingsOf } from '../shared/finding.ts'
import { isReference } from './check-numbers.ts'
import { marksOf, type TextMark, type Told } from './text-mark.ts'

const told = findingsOf('swiss')

const euro = /(?:€|\bEUR\b|\bEuro\b)/
const francs = /(?:\bCHF\b|\bS?Fr\.|\bFranken\b)/i

/** The distance in characters within which words belong to a price. */
const near = 160

const figure = String.raw`[\d–](?:[\d.,'’\x60´–-]| (?=\d{3})){0,14}`
const inFrancs = String.raw`(?:(?:\bCHF|\bS?Fr\.?|\bFranken) ?${figure}|${figure} ?(?:CHF|S?Fr\.|Franken))`
/** What may stand between a price in francs and the same one in euros, but not the end of a sentence. */
const beside = String.raw`(?:[^\p{L}\d.!?]|(?:bzw|resp|oder|ca|circa|rund|etwa|entspricht|umgerechnet|(?:pro|je) ?\p{L}+)\b\.?)*`
const francsBefore = new RegExp(String.raw`${inFrancs}${beside}(?:${figure})?$`, 'u')
const francsAfter = new RegExp(String.raw`^(?:[-–]${figure})?${beside}${inFrancs}`, 'u')

/** Finds prices in German style: without tax, in euros only, with a decimal comma or points for thousands. */
export function checkPrices(prose: string): TextMark[] {
  return [
    ...marksOf(prose, taxExcluded, withoutTax),
    ...marksOf(prose, rateBefore, taxRate),
    ...marksOf(prose, rateAfter, taxRate),
    ...marksOf(prose, unofficial, (found) => {
      const problem = `«${found}»: Das Gesetz und die Steuerverwaltung schreiben «MWST».`
      return { ...told('note', 'tax-word', problem, '«MWST» schreiben, ohne Punkt.'), replacement: 'MWST' }
    }),
    ...marksOf(prose, amountInEuro, withoutFrancs),
    ...marksOf(prose, pricesInEuro, (found) => euroOnly(`«${found}»: Der Satz nennt keine Franken.`)),
    ...marksOf(prose, isListOfFrancs(prose) ? listed : price, priceForm),
    ...marksOf(prose, pointed, thousands),
    ...marksOf(prose, times, (found) => {
      const problem = `«${found}»: In der Schweiz steht zwischen Stunden und Minuten ein Punkt.`
      return told('note', 'time', problem, `«${found.replaceAll(':', '.')}» schreiben.`)
    }),
  ]
}

function withoutTax(found: string, { index, input }: RegExpExecArray): Told | undefined {
  if (taxFree.test(input.slice(Math.max(0, index - near), index + found.length + near))) return undefined
  const problem = `«${found}»: Wer Konsumentinnen und Konsumenten anspricht, muss den Preis nennen, den sie zahlen, Mehrwertsteuer inbegriffen (Art. 3, 4 und 10 PBV).`
  const remedy = 'Preis mit Steuer nennen und «inkl. MWST» schreiben; unter Firmen ist «exkl. MWST» üblich.'
  const isMild = business.test(input) || /netto$/i.test(found) // which may mean without a discount
  const excluded = told(isMild ? 'note' : 'warning', 'tax-excluded', problem, remedy)
  const wrongRate = taxRate(found, [found, /(\d{1,2}(?:[.,]\d)?) ?%/.exec(found)?.[1] ?? ''])
  return wrongRate
    ? { ...excluded, problem: `${problem} ${wrongRate.problem}`, remedy: wrongRate.remedy }
    : excluded
}

/** Other spellings of «MWST», and a full stop within a sentence; elsewhere it may end it. */
const unofficial = /(?<!\p{L})(?!MWST)[Mm][Ww][Ss][Tt](?:\.(?=[,;:)-]| [\p{Ll}\d(]))?(?!\p{L})/gu

const without = String.raw`(?:zzgl\.?|zuzügl(?:ich|\.)|ex[kc]l\.?|ex[kc]lusive?|plus|zusätzlich|netto(?:,(?: die)?)?|(?<!(?:und|oder|\/) )ohne|(?<!inkl\.?[^.\n]{0,40})\+)`
const between = String.raw`(?:der|gesetzliche[rn]?|ges\.|Versand(?:kosten)?|Porto|Lieferung|und|sowie)`
const taxName = String.raw`(?:MwSt\.?|MWST|Mehrwertsteuer|USt\.?|Umsatzsteuer)`
const taxWord = String.raw`${taxName}(?![\p{L}-])`
const notIncluded = String.raw`ex[kc]lusive?|(?:(?:ist|wird) )?(?:i[nm] [^.,\n]{1,30} nicht (?:enthalten|inbegriffen)|(?:zusätzlich|separat) (?:ver|be)rechnet)`
const net = String.raw`Preise (?:\p{L}+ ){0,3}netto(?![\p{L}-]|[^.\n]{0,40}(?:inkl|${taxName}))`
const taxExcluded = new RegExp(
  String.raw`${net}|(?<!\p{L})${without} ?(?:${between} ){0,3}(?:\d{1,2}(?:[.,]\d)? ?% )?(?:${between} ){0,2}${taxWord}|${taxWord} (?:ist |sind )?(?:nicht|ex[kc]l)(?!\p{L})|${taxName}[ -](?:${notIncluded})(?!\p{L})`,
  'giu',
)

/** A text that speaks to firms: the ordinance applies to consumers. */
const business = /Geschäftskund|Firmenkund|\bB2B\b|(?:ausschliesslich|nur) an Unternehmen|Gewerbetreibende/

/** Who is not registered must not name the tax (Art. 27 MWSTG). */
const taxFree =
  /(?:nicht|keine) (?:Mehrwert|Umsatz)?(?:Steuer|MWST)[- ]?Pflicht|steuerbefreit|Art\. ?10 [^.]{0,20}MWSTG|von der (?:MWST|Mehrwertsteuer|Steuer) befreit/i

const percentage = String.raw`(?<![\d.,])(\d{1,2}(?:[.,]\d)?) ?(?:%|Prozent)`
const tax = String.raw`(?:MWST|Mehrwertsteuer|USt|Umsatzsteuer|TVA|IVA)`
const rateBefore = new RegExp(
  String.raw`${percentage}(?:ige)? ?\(?(?:(?:der|gesetzliche[rn]?|Schweizer) )*${tax}(?:satz(?:es)?)?(?!\p{L})`,
  'giu',
)
const rateAfter = new RegExp(
  String.raw`\b${tax}\.?(?:-?satz(?:es)?)?:? ?(?:\(|von |zu |à |beträgt |zum Satz von )?(?:derzeit |aktuell )?${percentage}`,
  'gi',
)

/** Former Swiss rates with their last year (Federal Tax Administration). 3.8 % is missing, because it is in force again since 2024. */
const formerRates: Record<string, number> = {
  7.7: 2023,
  2.5: 2023,
  3.7: 2023,
  8: 2017,
  7.6: 2010,
  3.6: 2010,
  2.4: 2010,
}
const abroad = new Set(['19', '7', '20', '16', '10', '13'])

function taxRate(found: string, [, written = '']: readonly string[]): Told | undefined {
  const rate = written.replace(',', '.').replace(/\.0$/, '')
  const last = formerRates[rate]
  if (last === undefined && !abroad.has(rate)) return undefined
  return told(
    'warning',
    'tax-rate',
    last ? `«${found}»: Diesen Satz gab es bis Ende ${last}.` : `«${found}» ist kein Schweizer Steuersatz.`,
    'Seit 2024 gelten 8,1, 2,6 und 3,8 Prozent (Art. 25 MWSTG, Art. 130 BV); den Satz der Leistung nachsehen.',
  )
}

/** Not the standard «Euro 6» and the championship «Euro 2025». */
const amountInEuro =
  /(?:€|EUR|Euro(?! ?(?:[1-7]|(?:19|20)\d\d)(?![\d'’]|[.,]\d))) ?\d[\d.,'’]{0,14}|\d[\d.,'’]{0,14}[-–—]{0,2} ?(?:€|EUR\b|Euro\b)/g

function withoutFrancs(found: string, { index, input }: RegExpExecArray): Told | undefined {
  const before = input.slice(Math.max(0, index - near), index)
  const after = input.slice(index + found.length, index + found.length + near)
  if (francsBefore.test(before) || francsAfter.test(after) || !euro.test(found)) return undefined
  return euroOnly(`Neben «${found}» steht kein Preis in Franken.`)
}

function euroOnly(problem: string): Told {
  const remedy = 'Den Preis in Schweizerfranken nennen (Art. 3 Abs. 1 PBV); Euro darf daneben stehen.'
  return told('warning', 'euro-only', problem, remedy)
}

const inSentence = String.raw`(?:[^.!?\n]|(?<=inkl|exkl|zzgl)\.)`
/** «Alle Preise inkl. MWST in Euro», but neither «in Euro und Franken» nor «auf Anfrage auch in Euro». */
const pricesInEuro = new RegExp(
  String.raw`[Pp]reis(?:en?|angaben)?(?!\p{L}|${inSentence}{0,${near}}${francs.source})${inSentence}{0,40}(?<! auch )\bin (?:Euro|EUR|€)(?![\p{L}-])`,
  'gu',
)

function priceForm(found: string): Told | undefined {
  const [, rule, problem = ''] = priceForms.find(([form]) => form.test(found)) ?? []
  if (!rule) return undefined
  return told('note', rule, `«${found}»: ${problem}`, `«${swissPrice(found)}» schreiben.`)
}

/** A number with points for thousands. */
const pointed = /(?<![\p{L}\d.,-])[1-9]\d{0,2}(?:\.\d{3}){1,2}(?:,\d\d)?(?![\p{L}\d-]|[.,]\d| ?(?:°|k?g\/))/gu

function thousands(found: string, { index, input }: RegExpExecArray): Told | undefined {
  // Not coordinates such as «47.376, 8.541».
  const around = input.slice(Math.max(0, index - 12), index + found.length + 12)
  if (isReference(input, index) || /\d\.\d+[,;] ?-?\d+\.\d/.test(around)) return undefined
  const problem = `«${found}»: Tausender trennt in der Schweiz ein Apostroph.`
  return told('note', 'thousands', problem, `Sind Tausender gemeint, «${swissPrice(found)}» schreiben.`)
}

const clock = String.raw`(?:[01]?\d|2[0-4]):[0-5]\d`
const nextClock = String.raw` ?(?:[-–/,]|bis|und) ?${clock}`
/** Times before «Uhr», and opening hours without it, but no scales such as «1:50–1:20». */
const times = new RegExp(
  String.raw`(?<![\d:])(?:${clock}(?:${nextClock})* ?Uhr|(?=${clock} ?(?:[-–]|bis) ?\d\d)${clock}(?:${nextClock})+(?![\d:]))`,
  'g',
)

const currency = String.raw`(?:CHF|S?Fr\.?|Franken)`
const amount = String.raw`\d(?:[\d.,'’\x60´]| (?=\d{3})){0,14}(?:(?<=[.,])[-–—]{1,2}|(?<=\d)(?!\d))`
/** An amount in francs. Not «CHF 1,25 Mio.», and not euros, for which the comma is usual here, too. */
const price = new RegExp(
  String.raw`(?<=(?<![\p{L}–-])${currency} ?)${amount}(?! ?M(?:io|ia|rd|ill))|(?<![\d.,'’])${amount}(?= ?${currency}(?!\p{L}))|(?<![\d.,'’]|(?:€|EUR|Euro) ?)\d[\d.'’]{0,14},[-–—]{1,2}(?![\p{L}\d]| ?(?:€|EUR|Euro))`,
  'giu',
)
/** In a list the currency is named once or never; its amounts end a line or a cell, whose tags are spaces here. */
const listedAmount = /(?<![\d.,'’])\d[\d.'’]{0,9},\d\d(?= *$| {4})/gmu
const listed = new RegExp(`${price.source}|${listedAmount.source}`, 'gimu')

/** Without a currency one amount may be a measure. */
function isListOfFrancs(prose: string): boolean {
  return !euro.test(prose) && (francs.test(prose) || (prose.match(listedAmount)?.length ?? 0) > 1)
}

/** Forms of amounts that are not Swiss. The first one that matches is told. */
const priceForms: [form: RegExp, rule: string, problem: string][] = [
  [/,[-–—]/, 'price-dash', 'Vor dem Strich steht in der Schweiz ein Punkt.'],
  [/,\d\d$/, 'price-comma', 'Preise haben in der Schweiz einen Punkt statt des Kommas.'],
  [
    /^\d{1,3}(?:,\d{3})+(?:\.\d\d)?$/,
    'thousands',
    'Tausender trennt in der Schweiz ein Apostroph, kein Komma.',
  ],
  [/[`´]/, 'thousands', 'Tausender trennt in der Schweiz ein Apostroph, kein Akzent.'],
  [/^\d{5}/, 'thousands', 'Ab fünf Ziffern trennt in der Schweiz ein Apostroph die Tausender.'],
  [
    /^(?!\d{1,3}(?:['’]\d{3})+(?!\d)).*['’]/,
    'thousands',
    'Zwischen zwei Apostrophen stehen drei Ziffern; prüfen, ob eine fehlt oder zu viel ist.',
  ],
]

function swissPrice(found: string): string {
  const [whole = '', cents = ''] = found.split(/[.,](?=\d\d$|[-–—])/)
  const digits = whole.replace(/\D/g, '')
  const grouped =
    digits.length > 4 || whole.length > digits.length ? digits.replace(/\B(?=(\d{3})+$)/g, "'") : digits
  return cents ? `${grouped}.${cents.replace(/\D+/, '–')}` : grouped
}
