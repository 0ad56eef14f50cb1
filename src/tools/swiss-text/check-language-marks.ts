import { marksOf, type TextMark, type Told } from './text-mark.ts'

/** Common mistakes of Swiss pages, and what was meant. The hreflang tool checks all other codes. */
const slips: [pattern: RegExp, problem: string, mended: (code: string) => string][] = [
  [/_/, 'Sprache und Land trennt ein Bindestrich, kein Unterstrich.', (code) => code.replaceAll('_', '-')],
  [
    /^ch-(de|fr|it|rm)$/i,
    'Zuerst kommt die Sprache, dann das Land.',
    (code) => `${code.slice(3).toLowerCase()}-CH`,
  ],
  [/^ch\b/i, '«ch» ist Chamorro, nicht die Schweiz; ein Land allein gibt es nicht.', () => 'de-CH'],
  [/^sw\b/i, '«sw» ist Suaheli, nicht die Schweiz.', () => 'de-CH'],
  [
    /^gsw\b/i,
    'Google unterstützt «gsw» nicht; Schweizerdeutsch hat keinen Code mit zwei Buchstaben.',
    () => 'de-CH',
  ],
  [/^roh\b/i, 'Rätoromanisch heisst «rm».', () => 'rm-CH'],
  [
    /-(sw|sui|che|eu|uk)$/i,
    'Das Land ist kein Code nach ISO 3166-1.',
    (code) => `${code.split('-')[0]}-${/uk$/i.test(code) ? 'GB' : 'CH'}`,
  ],
]

/** Checks language codes in markup: `hreflang`, `lang` and `og:locale`. Unlike other rules, it reads the tags. */
export function checkLanguageMarks(text: string): TextMark[] {
  return [
    ...marksOf(
      text,
      /\b(hreflang|lang) ?= ?["']?([\w-]{1,20})(?=["'\s/>])/gi,
      (_, [, name = '', code = '']) => {
        const found = slips.find(([pattern]) => pattern.test(code))
        if (found) return slip(`${name}="${code}"`, found[1], found[2](code))
        if (!/^lang$/i.test(name) || code.toLowerCase() !== 'de-de') return undefined
        return german(`lang="${code}"`, 'lang="de-CH"')
      },
    ),
    ...marksOf(text, /["']de_DE["']/g, (found) => german(`og:locale ${found}`, 'de_CH')),
  ]
}

function slip(found: string, problem: string, mended: string): Told {
  return {
    grade: 'error',
    rule: 'swiss/language-code',
    problem: `«${found}»: ${problem}`,
    remedy: `Vermutlich gemeint: «${mended}».`,
  }
}

function german(found: string, remedy: string): Told {
  return {
    grade: 'warning',
    rule: 'swiss/language-germany',
    problem: `«${found}» erklärt den Text zu Deutsch für Deutschland.`,
    remedy: `Ist er für die Schweiz geschrieben: ${remedy}.`,
  }
}
