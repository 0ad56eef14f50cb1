import { assignedLanguages, assignedRegions } from './code-lists.ts'

interface Choice {
  value: string
  label: string
}

/** Not for prerendering, because the names differ between browsers and Node. */
const names = (type: 'language' | 'region') => new Intl.DisplayNames('de-CH', { type, fallback: 'none' })

const anyLanguage = 'x-default'

const swissLanguages = ['de', 'fr', 'it', 'rm', 'en']
const neighbours = ['CH', 'LI', 'DE', 'AT', 'FR', 'IT']

/** The Swiss languages and English first, then all others of ISO 639-1 by German name. */
export const languageChoices: readonly Choice[] = [
  ...named('language', swissLanguages),
  { value: anyLanguage, label: 'alle übrigen (x-default)' },
  ...byName(
    named(
      'language',
      assignedLanguages.filter((code) => !swissLanguages.includes(code)),
    ),
  ),
]

/** The regions. Without one the version is for all speakers of the language. */
export const regionChoices: readonly Choice[] = [
  { value: '', label: 'alle Länder' },
  ...named('region', neighbours),
  ...byName(
    named(
      'region',
      assignedRegions.filter((code) => !neighbours.includes(code)),
    ),
  ),
]

export function codeFor(language: string, region: string): string {
  return language === anyLanguage || region === '' ? language : `${language}-${region}`
}

/** Leaves out codes without a name in the browser, and second codes of a name, such as «ak» and «tw». */
function named(type: 'language' | 'region', codes: readonly string[]): Choice[] {
  const known = names(type)
  const codeOf = new Map<string, string>()
  for (const code of codes) {
    const name = known.of(code)
    if (name !== undefined && !codeOf.has(name)) codeOf.set(name, code)
  }
  return [...codeOf].map(([name, code]) => ({ value: code, label: `${name} (${code})` }))
}

function byName(choices: Choice[]): Choice[] {
  return choices.toSorted((one, other) => one.label.localeCompare(other.label, 'de'))
}
