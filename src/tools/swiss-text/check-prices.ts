import { marksOf, type TextMark, type Told } from './text-mark.ts'

const euro = /(?:€|\bEUR\b|\bEuro\b)/
const francs = /(?:\bCHF\b|\bS?Fr\.|\bFranken\b)/i

/** As far around a price in euros as one in francs may stand. */
const near = 160

/** Prices as Germany writes them: tax on top, euros only, comma and point the other way round. */
export function checkPrices(prose: string): TextMark[] {
  return [...taxes(prose), ...currencies(prose), ...numbers(prose)]
}

function taxes(prose: string): TextMark[] {
  return [
    ...marksOf(
      prose,
      /(?<!\p{L})(?:zzgl\.?|zuzüglich|exkl\.?|exklusive|plus) (?:der )?(?:\d{1,2}(?:[.,]\d)? ?% )?(?:gesetzlicher |gesetzlichen |ges\. )?(?:MwSt\.?|MWST|Mehrwertsteuer|USt\.?|Umsatzsteuer)/giu,
      (found) => ({
        grade: 'warning',
        rule: 'swiss/tax-excluded',
        problem: `«${found}»: Wer Konsumentinnen und Konsumenten anspricht, muss den Preis nennen, den sie zahlen, Mehrwertsteuer inbegriffen (Art. 3, 4 und 10 PBV).`,
        remedy: 'Preis mit Steuer nennen und «inkl. MWST» schreiben; unter Firmen ist «exkl. MWST» üblich.',
      }),
    ),
    ...marksOf(
      prose,
      /(?<![\d.,])(?:19|7|20) ?% ?(?:ige )?(?:MwSt|MWST|Mehrwertsteuer|USt|Umsatzsteuer)/g,
      (found) => ({
        grade: 'warning',
        rule: 'swiss/tax-rate',
        problem: `«${found}» ist kein Schweizer Steuersatz.`,
        remedy:
          'Seit 2024 gelten 8,1, 2,6 und 3,8 Prozent (Art. 25 MWSTG, Art. 130 BV); den Satz der Leistung nachsehen.',
      }),
    ),
    ...marksOf(prose, /(?<!\p{L})MwSt\.?(?!\p{L})/gu, (found) => ({
      grade: 'note',
      rule: 'swiss/tax-word',
      problem: `«${found}»: Das Gesetz und die Steuerverwaltung schreiben «MWST».`,
      remedy: '«MWST» schreiben, ohne Punkt.',
      replacement: 'MWST',
    })),
  ]
}

function currencies(prose: string): TextMark[] {
  return marksOf(
    prose,
    /(?:€|EUR|Euro) ?\d[\d.,'’]{0,14}|\d[\d.,'’]{0,14} ?(?:€|EUR\b|Euro\b)/g,
    (found, { index }): Told | undefined => {
      const around = prose.slice(Math.max(0, index - near), index + found.length + near)
      if (francs.test(around) || !euro.test(found)) return undefined
      return {
        grade: 'warning',
        rule: 'swiss/euro-only',
        problem: `«${found}» steht ohne Preis in Franken.`,
        remedy: 'Den Preis in Schweizerfranken nennen (Art. 3 Abs. 1 PBV); Euro darf daneben stehen.',
      }
    },
  )
}

function numbers(prose: string): TextMark[] {
  return [
    ...marksOf(
      prose,
      /(?<=(?:CHF|Fr\.|€|EUR) ?)\d[\d.'’]{0,12},\d\d(?!\d)|\d[\d.'’]{0,12},\d\d(?= ?(?:CHF|Franken|€|EUR))/g,
      (found) => ({
        grade: 'note',
        rule: 'swiss/price-comma',
        problem: `«${found}»: Preise haben in der Schweiz einen Punkt statt des Kommas.`,
        remedy: `«${swissPrice(found)}» schreiben.`,
        replacement: swissPrice(found),
      }),
    ),
    ...marksOf(
      prose,
      /(?<![\d.,-])[1-9]\d{0,2}(?:\.\d{3}){1,2}(?![\d.,]|\.\d)(?! ?(?:CHF|Franken|€|EUR),)/g,
      (found) => ({
        grade: 'note',
        rule: 'swiss/thousands',
        problem: `«${found}»: Tausender trennt in der Schweiz ein Apostroph.`,
        remedy: `«${found.replaceAll('.', "'")}» schreiben.`,
        replacement: found.replaceAll('.', "'"),
      }),
    ),
    ...marksOf(prose, /(?<![\d:])([01]?\d|2[0-4]):([0-5]\d)(?= ?Uhr)/g, (found) => ({
      grade: 'note',
      rule: 'swiss/time',
      problem: `«${found} Uhr»: In der Schweiz steht zwischen Stunden und Minuten ein Punkt.`,
      remedy: `«${found.replace(':', '.')} Uhr» schreiben.`,
      replacement: found.replace(':', '.'),
    })),
  ]
}

function swissPrice(found: string): string {
  const [whole = '', cents = ''] = found.split(',')
  const digits = whole.replace(/\D/g, '')
  const grouped =
    digits.length > 4 || whole.length > digits.length ? digits.replace(/\B(?=(\d{3})+$)/g, "'") : digits
  return `${grouped}.${cents}`
}
