import { canParseUrl } from '../../lib/can-parse-url.ts'
import { dayNumber } from '../shared/calendar-day.ts'
import { bareType, isA, valuesOf, rangeOf } from './types.ts'

/** How the values of a data type of schema.org are written. */
interface Format {
  isRight: (text: string) => boolean
  remedy: string
}

export const form = (pattern: RegExp) => (text: string) => pattern.test(text)

const day: Format = {
  isRight: isDate,
  remedy: 'Schreiben Sie 2026-11-23 oder 2026-11-23T19:30+01:00.',
}
const formats: Partial<Record<string, Format>> = {
  Boolean: {
    isRight: form(/^(https?:\/\/schema\.org\/)?(true|false)$/i),
    remedy: 'Schreiben Sie true oder false.',
  },
  Date: day,
  DateTime: day,
  Duration: {
    isRight: form(/^P(?=.)(\d+[YMWD])*(T(?=.)(\d+(\.\d+)?[HMS])+)?$/),
    remedy: 'Schreiben Sie die Dauer nach ISO 8601, etwa PT30M für 30 Minuten.',
  },
  Integer: { isRight: form(/^-?\d+$/), remedy: 'Schreiben Sie eine ganze Zahl.' },
  Number: { isRight: form(/^-?\d+(\.\d+)?$/), remedy: 'Schreiben Sie eine blosse Zahl mit Punkt.' },
  Time: {
    isRight: form(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?(Z|[+-]\d\d:\d\d)?$|^24:00(:00)?$/),
    remedy: 'Schreiben Sie hh:mm, etwa 08:00.',
  },
  URL: {
    isRight: (text) =>
      /^(https?:\/\/[^\s/]|\/|#|data:)/i.test(text) && canParseUrl(text, 'https://schema.org'),
    remedy: 'Beginnen Sie mit https://.',
  },
}

const dateForm =
  /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01])(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?)?)?$/

export function isDate(text: string): boolean {
  return dateForm.test(text) && (text.length < 10 || dayNumber(text.slice(0, 10)) !== undefined)
}

/** Data types of any text. */
const anyText = new Set('CssSelectorType Distance Energy Mass Text XPathType'.split(' '))

/** Objects that are often only named (schema.org, «Expected types vs text»; schema-dts allows it for these). */
const named = ['Organization', 'Person', 'Place']

const takesAnyText = (type: string) =>
  anyText.has(type) ||
  named.some((other) => isA([type], other)) ||
  (isA([type], 'Enumeration') && valuesOf(type).length === 0)

const isWritten = (type: string) => formats[type] !== undefined || valuesOf(type).length > 0

/** Whether the value of a property may be a text, and need not be an object. */
export function takesText(property: string): boolean {
  return rangeOf(property).some((type) => takesAnyText(type) || isWritten(type))
}

/** What is wrong with a text as the value of a property; `undefined` if schema.org expects it. */
export function textFault(property: string, text: string): { isFormal: boolean; remedy: string } | undefined {
  const range = rangeOf(property)
  const values = range.flatMap(valuesOf)
  const written = range.flatMap((type) => formats[type] ?? [])
  const isFormal = range.every(isWritten)
  // The address of an object, or of a value of another vocabulary, stands for it.
  const isAddress = /^(?!https?:\/\/schema\.org\/)[a-z][a-z+.-]*:\/\//i.test(text)
  if (
    range.some((type) => type === 'Thing' || takesAnyText(type)) ||
    values.includes(bareType(text)) ||
    written.some(({ isRight }) => isRight(text)) ||
    (isAddress && (values.length > 0 || !isFormal))
  )
    return undefined
  if (property === 'foundingDate') {
    const [year = 'nur das Jahr, etwa 1998'] = /\b(?:1[5-9]|20)\d\d\b/.exec(text) ?? []
    return { isFormal, remedy: `Schreiben Sie ${year}.` }
  }
  const remedy = isFormal
    ? (written[0]?.remedy ?? `Möglich sind ${values.slice(0, mostValues).join(', ')}.`)
    : objectRemedy(range, text)
  return { isFormal, remedy }
}

/** What to write in place of a text: a duration or URL, or the object that schema.org expects, with the number of the text. */
function objectRemedy(range: readonly string[], text: string): string {
  const simple = formats[range.find((type) => /^(Duration|URL)$/.test(type)) ?? '']
  if (simple) return simple.remedy
  const [, from = '12', to] = /(\d+(?:\.\d+)?)(?:\s*[-–]\s*(\d+))?/.exec(text.replaceAll(/['’]/g, '')) ?? []
  const value = to ? `"minValue": ${from}, "maxValue": ${to}` : `"value": ${from}`
  const quantity = `{ "@type": "QuantitativeValue", ${value} }`
  if (range.includes('QuantitativeValue'))
    return `Schreiben Sie ${quantity}, eine Einheit dazu als «unitText».`
  if (range.includes('MonetaryAmount'))
    return `Schreiben Sie { "@type": "MonetaryAmount", "currency": "CHF", "value": ${quantity} }; beim Lohn gehört «unitText» zu diesem Wert, etwa MONTH.`
  return `Schreiben Sie die Angaben als { "@type": "${range.find((type) => !formats[type])}", … } oder die Adresse eines solchen Eintrags mit https://.`
}

const mostValues = 12
