import { assignedLanguages, assignedRegions } from './code-lists.ts'

interface Choice {
  value: string
  label: string
}

/** Never prerendered: browsers know other names than Node. */
const names = (type: 'language' | 'region') => new Intl.DisplayNames('de-CH', { type, fallback: 'none' })

const anyLanguage = 'x-default'

const swissLanguages = ['de', 'fr', 'it', 'rm', 'en']
const neighbours = ['CH', 'LI', 'DE', 'AT', 'FR', 'IT']

/** Those of Switzerland and English first, then all others of ISO 639-1 by their German names. */
export const languageChoices: readonly Choice[] = [
  ...named('language', swissLanguages),
  { value: anyLanguage, label: 'alle übrigen (x-default)' },
  ...byName(named('language', pairsOf(assignedLanguages, swissLanguages))),
]

/** Without a region the version is for all who speak the language. */
export const regionChoices: readonly Choice[] = [
  { value: '', label: 'alle Länder' },
  ...named('region', neighbours),
  ...byName(named('region', pairsOf(assignedRegions, neighbours))),
]

export function codeFor(language: string, region: string): string {
  return language === anyLanguage || region === '' ? language : `${language}-${region}`
}

/** Without those that the browser has no name for, which nobody could choose knowingly, and those of the same name, such as «ak» and «tw». */
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

function pairsOf(list: string, without: readonly string[]): string[] {
  return (list.match(/../g) ?? []).filter((code) => !without.includes(code))
}
