import { assignedLanguages, assignedRegions } from './code-lists.ts'

interface Choice {
  value: string
  label: string
}

const anyLanguage = 'x-default'
const swissLanguages = ['de', 'fr', 'it', 'rm', 'en']
const neighbours = ['CH', 'LI', 'DE', 'AT', 'FR', 'IT']

/** The Swiss languages and English first, then all others of ISO 639-1 by German name. */
export const languageChoices: readonly Choice[] = choices(
  'language',
  swissLanguages,
  assignedLanguages,
).toSpliced(swissLanguages.length, 0, { value: anyLanguage, label: 'alle übrigen (x-default)' })

/** The regions. Without one the version is for all speakers of the language. */
export const regionChoices: readonly Choice[] = [
  { value: '', label: 'alle Länder' },
  ...choices('region', neighbours, assignedRegions),
]

export function codeFor(language: string, region: string): string {
  return language === anyLanguage || region === '' ? language : `${language}-${region}`
}

/**
 * Leaves out codes without a name in the browser, and second codes of a name, such as «ak» and «tw». Not for prerendering, because the names differ
 * between browsers and Node.
 */
function choices(type: 'language' | 'region', first: readonly string[], all: readonly string[]): Choice[] {
  const names = new Intl.DisplayNames('de-CH', { type, fallback: 'none' })
  const codes = new Map<string, string>()
  for (const code of [...first, ...all]) {
    const name = names.of(code)
    if (name !== undefined && !codes.has(name)) codes.set(name, code)
  }
  const named = [...codes].map(([name, code]) => ({ value: code, label: `${name} (${code})` }))
  const others = named
    .slice(first.length)
    .toSorted((one, other) => one.label.localeCompare(other.label, 'de'))
  return [...named.slice(0, first.length), ...others]
}
