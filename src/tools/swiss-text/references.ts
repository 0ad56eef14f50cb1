/**
 * Numbers of accounts and payments, which look like telephone numbers in part: IBAN and creditor reference (ISO 13616, ISO 11649), and the
 * 27 digits of the Swiss QR reference.
 */
const payments =
  /\b(?:(?:CH|LI)\d{2}(?: ?[\dA-Z]{4}){4} ?[\dA-Z]|[A-Z]{2}\d{2} ?[\dA-Z]{4}(?: ?\d{4}){2,6}(?: ?\d{1,3})?|\d{2}(?: ?\d{5}){5})\b/gi

/** The text with spaces where such a number stands. */
export function withoutPayments(prose: string): string {
  return prose.replace(payments, (found) => ' '.repeat(found.length))
}

const label =
  /(?<!\p{L})(?:Version|Ver\.|v\.?|Release|Build|Firmware|[\p{L}.-]{0,20}Nr\.?|\p{L}{0,20}nummer|No\.|Ref\.|Referenz|Konto|EAN|GTIN|GLN|ISBN|SKU|Typ|Modell|Ziff\.|Ziffer|Kapitel|Abschnitt|§|Art\.|Artikel)[ :#]{0,3}$/iu

/** Whether a version, an article number or a paragraph is announced before this place: no amount, and no telephone number. */
export function isReference(prose: string, index: number): boolean {
  return label.test(prose.slice(Math.max(0, index - 30), index))
}
