import { assignedLanguages, assignedRegions } from './code-lists.ts'

interface Choice {
  value: string
  label: string
}

/** Never prerendered: browsers know other names than Node. Where one knows none, the code stands for itself. */
const names = (type: 'language' | 'region') => new Intl.DisplayNames('de-CH', { type, fallback: 'code' })

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

function named(type: 'language' | 'region', codes: readonly string[]): Choice[] {
  const known = names(type)
  return codes.map((code) => ({ value: code, label: `${known.of(code) ?? code} (${code})` }))
}

function byName(choices: Choice[]): Choice[] {
  return choices.toSorted((one, other) => one.label.localeCompare(other.label, 'de'))
}

function pairsOf(list: string, without: readonly string[]): string[] {
  return (list.match(/../g) ?? []).filter((code) => !without.includes(code))
}
