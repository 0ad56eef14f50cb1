import { readPhone } from '../../lib/swiss-formats/phone.ts'
import { readUid } from '../../lib/swiss-formats/uid.ts'
import { findingsOf } from '../shared/finding.ts'
import { marksOf, type TextMark, type Told } from './text-mark.ts'

const told = findingsOf('swiss')

/** Checks form and validity of phone numbers, UIDs and postal codes. */
export function checkNumbers(prose: string): TextMark[] {
  return [
    ...marksOf(prose, uids, checkUid),
    ...marksOf(prose, phones, checkPhone),
    ...marksOf(prose, /\b(?:CH|FL)[- ]?([1-9]\d{3})(?= \p{Lu})/gu, (found, groups) => {
      const problem = `«${found}»: Das Länderkürzel vor der Postleitzahl ist veraltet.`
      const remedy = `«${groups[1]}» schreiben, für das Ausland das Land auf einer eigenen Zeile.`
      return told('note', 'postal-prefix', problem, remedy)
    }),
    ...marksOf(prose, germanCodes, (found) => {
      const problem = `«${found}» ist eine deutsche Postleitzahl; die schweizerische hat vier Ziffern.`
      const remedy = 'Prüfen, ob diese Adresse auf die Schweizer Seite gehört.'
      return told('note', 'postal-german', problem, remedy)
    }),
  ]
}

const uids =
  /\bCHE[-\u2010-\u2015 \u00a0]?\d[\d. \u00a0]{4,16}\d(?: ?(?:MWST|MwSt\b\.?|TVA|IVA|VAT)\b)?|(?<=\bUID(?:-Nr\.|-Nummer)?:? )\d{3}\.\d{3}\.\d{3}(?!\d)/g
/** Not a part of a longer number, such as a payment reference. */
const phones = /(?<![\d.,'’/-]|\d )(?:\+|0)\d?[\d ()/.–-]{6,22}\d(?! ?[\d'’])/g
const germanCodes = /\bD[- ]\d{5}(?= \p{Lu})|(?<=(?:^|[,\n]) {0,3})\d{5}(?= \p{Lu}\p{Ll}+ *(?:$|[,\n]))/gu

function checkUid(found: string): Told | undefined {
  const uid = readUid(found)
  if (!uid) {
    const remedy = 'Die Nummer im UID-Register nachsehen (uid.admin.ch).'
    return told('error', 'uid-length', `«${found}» ist keine UID: Sie hat neun Ziffern.`, remedy)
  }
  if (!uid.isValid) {
    const problem = `«${found}» kann keine UID sein: Die Prüfziffer stimmt nicht.`
    const remedy = `${uid.corrected ? `Mit diesen acht Ziffern hiesse sie ${uid.corrected}; i` : 'I'}m UID-Register nachsehen, welche Ziffer falsch ist.`
    return told('error', 'uid-check', problem, remedy)
  }
  const inRegister = [uid.canonical, uid.suffix].filter(Boolean).join(' ')
  if (inRegister === found) return undefined
  const problem = `«${found}» ist nicht in der Form des Registers geschrieben.`
  return told('note', 'uid-form', problem, `«${inRegister}» schreiben.`)
}

/** The beginning of a number that is announced as one of a phone, alone or behind another one. */
const announced =
  /(?:(?<!\p{L})(?:tel|fon|fax|mobil|natel|handy|whatsapp|hotline)|telefon|phone)[\p{L}.-]{0,12}:? {0,3}(?:[+0][\d ()/.–-]{6,22} ?(?:oder|und|,) )?$/iu
/** The form of a phone number with 9 to 11 digits, valid or not. */
const grouped = /^(?=(?:\D*\d){9,11}$)0[1-9]\d(?:[ /]\d{2,4}){2,4}$/

function checkPhone(found: string, { index, input }: RegExpExecArray): Told | undefined {
  // «033 123 45 67/68» names two lines.
  const phone = readPhone(found.replace(/(?<=\d \d\d)\/\d\d$/, ''))
  if (!phone) return undefined
  const { country, isValid, national, international } = phone
  // Without «Tel.» only valid Swiss numbers count, and no dates or times such as «01.02.2026» and «07.30–11.30».
  const isSwiss = country === 'CH' && isValid && !/^\d{1,2}\.\d{1,2}(?:\.| ?[–-])/.test(found)
  const isCertain =
    announced.test(input.slice(Math.max(0, index - 56), index)) ||
    found.startsWith('+') ||
    (isSwiss && !isReference(input, index))
  if (!isCertain && (!grouped.test(found) || isReference(input, index))) return undefined
  if (country === 'DE') {
    const remedy = 'Für Schweizer Kundschaft eine Nummer mit +41 nennen.'
    return told('note', 'phone-german', `«${found}» ist eine deutsche Nummer.`, remedy)
  }
  if (isValid === false) {
    const land = country === 'LI' ? 'Liechtenstein' : 'der Schweiz'
    const problem = `«${found}» kann keine Telefonnummer in ${land} sein.`
    const remedy = 'Vorwahl und Anzahl der Ziffern prüfen: nach der 0 folgen neun.'
    return told(isCertain ? 'error' : 'unchecked', 'phone-invalid', problem, remedy)
  }
  // Freephone and the like may be grouped otherwise, and are seldom reached from abroad.
  if (country !== 'CH' || [national, international].includes(found) || /^0[89]00/.test(national))
    return undefined
  const remedy = `«${international}» schreiben, am Telefon wählbar von überall.`
  return told('note', 'phone-form', `«${found}» ist ungewohnt gegliedert.`, remedy)
}

/** IBANs of Switzerland, Liechtenstein, Germany and Austria (ISO 13616), however they are grouped, and announced Swiss ones of another length. */
const accounts = String.raw`(?:CH|LI) ?\d\d(?:[ -]?\d){5}(?:[ -]?[\dA-Z]){12}(?![\dA-Z])|DE ?\d\d(?:[ -]?\d){18}(?!\d)|AT ?\d\d(?:[ -]?\d){16}(?!\d)|(?<=IBAN:? {0,3})(?:CH|LI) ?\d\d(?: ?\d){8,24}`

/** Those, other IBANs, creditor references (ISO 11649), and the 27 digits of the Swiss QR reference: parts of them look like phone numbers. */
const payments = new RegExp(
  String.raw`\b(?:${accounts}|[A-Z]{2}\d{2} ?[\dA-Z]{4}(?: ?\d{4}){2,6}(?: ?\d{1,3})?|\d{2}(?: ?\d{5}){5})\b`,
  'gi',
)

/** Checks length and check digits (the remainder by 97) of IBANs. */
export function checkAccounts(prose: string): TextMark[] {
  return marksOf(prose, new RegExp(String.raw`\b(?:${accounts})`, 'g'), (found): Told | undefined => {
    const iban = found.replace(/[ -]/g, '')
    const digits = (iban.slice(4) + iban.slice(0, 4)).replace(
      /[A-Z]/g,
      (sign) => `${sign.charCodeAt(0) - 55}`,
    )
    const isLong = !/^(?:CH|LI)/.test(iban) || iban.length === 21
    if (isLong && BigInt(digits) % 97n === 1n) return undefined
    const problem = `«${found}» kann keine IBAN sein: ${isLong ? 'Die Prüfziffern stimmen nicht' : `Sie hat ${iban.length} statt 21 Zeichen`}.`
    return told('error', 'iban', problem, 'Die Nummer mit Ihrem Konto vergleichen.')
  })
}

/** Replaces such numbers by spaces. */
export function withoutPayments(prose: string): string {
  return prose.replace(payments, (found) => ' '.repeat(found.length))
}

const label =
  /(?<!\p{L})(?:Version|Ver\.|v\.?|Release|Build|Firmware|Auftrag|Bestellung|Rechnung|Kunde|DIN|ISO|SIA|BGE|IP|SR|UID|Kurs|[\p{L}.-]{0,20}Nr\.?|\p{L}{0,20}nummer|No\.|Ref\.|Referenz|Konto|EAN|GTIN|GLN|ISBN|SKU|Typ|Modell|Ziff\.|Ziffer|Kapitel|Abschnitt|§|Art\.|Artikel)[ :#]{0,3}$/iu

/** Whether a label such as «Version» or «Art.» precedes, so that the number is neither an amount nor a phone number. */
export function isReference(prose: string, index: number): boolean {
  return label.test(prose.slice(Math.max(0, index - 30), index))
}
