import { attempt } from '../../lib/attempt.ts'
import { languageChoices } from './code-choices.ts'
import { assignedLanguages, assignedRegions } from './code-lists.ts'

const [languages, regions] = [new Set(assignedLanguages), new Set(assignedRegions)]

/** A normalised code, perhaps with a doubt, or the problem and a suggestion. */
export type CodeVerdict =
  | { isValid: true; code: string; doubt?: string; suggestion?: string; isMild?: true }
  | { isValid: false; problem: string; suggestion?: string }

/**
 * Valid language codes that are mostly meant as countries, unless a region where the language is spoken follows. The names are not from `Intl`, because a
 * browser may lack them. Each with language, country, regions where the language is spoken, and what is meant.
 */
const mistakenCountries = [
  ['ch', 'Chamorro', 'die Schweiz', 'GU MP', 'de-CH, fr-CH oder it-CH'],
  ['be', 'Belarussisch', 'Belgien', 'BY', 'nl-BE oder fr-BE'],
  ['li', 'Limburgisch', 'Liechtenstein', 'NL BE', 'de-LI'],
  ['br', 'Bretonisch', 'Brasilien', 'FR', 'pt-BR'],
  ['se', 'Nordsamisch', 'Schweden', 'NO SE FI', 'sv-SE'],
  ['kr', 'Kanuri', 'Südkorea', 'NE NG TD', 'ko-KR'],
  ['uk', 'Ukrainisch', 'Grossbritannien', 'UA', 'en-GB'],
]

/** Suggestions for common invalid codes. */
const meant: Partial<Record<string, string>> = {
  gsw: 'de-CH',
  als: 'de-CH',
  roh: 'rm',
  at: 'de-AT',
  us: 'en-US',
  gb: 'en-GB',
  jp: 'ja',
  cn: 'zh-CN',
  dk: 'da',
  cz: 'cs',
  default: 'x-default',
  standard: 'x-default',
}

/** The names of languages that people write instead of codes, in lower case: all German ones that the browser knows, and common others. */
export const languageNames = new Map([
  ...languageChoices.map(({ value, label }) => [label.replace(/ \(.*/, '').toLowerCase(), value] as const),
  ...Object.entries({
    de: 'deutsch german allemand',
    fr: 'französisch français french',
    it: 'italienisch italiano italian',
    rm: 'rätoromanisch romanisch rumantsch',
    en: 'englisch english anglais',
    es: 'spanish',
  }).flatMap(([code, names]) => names.split(' ').map((name) => [name, code] as const)),
])

/** What is meant by the name of a country, which a language precedes. */
export const countryCodes = new Map([
  ['Schweiz', 'de-CH, fr-CH oder it-CH'],
  ['Liechtenstein', 'de-LI'],
  ['Deutschland', 'de-DE'],
  ['Österreich', 'de-AT'],
  ['Frankreich', 'fr-FR'],
  ['Italien', 'it-IT'],
])

/**
 * Checks a value of hreflang by Google's rules: a language of ISO 639-1, optionally a script of ISO 15924 and a region of ISO 3166-1 alpha-2, or
 * `x-default`, in any case. `Intl` is used only for suggestions, because it accepts `en-UK` and `gsw`.
 */
export function checkCode(written: string): CodeVerdict {
  const text = written.trim()
  const shown = text.slice(0, 40)
  if (text.toLowerCase() === 'x-default') return { isValid: true, code: 'x-default' }
  if (text === '') return invalid('Der Sprachcode fehlt.')
  const country = countryCodes.get(text)
  if (country) return invalid(`«${shown}» ${isCountry}`, country)
  const named = languageNames.get(text.toLowerCase())
  if (named) return invalid(`«${shown}» ist kein Sprachcode.`, named)
  if (!/^[a-z\d]{1,8}(-[a-z\d]{1,8}){0,3}$/i.test(text)) {
    if (!text.includes('_')) return invalid(`«${shown}» ist kein Sprachcode.`)
    const problem = `«${shown}» hat einen Unterstrich; Sprache und Land trennt ein Bindestrich.`
    return invalid(problem, suggestionFor(text.replaceAll('_', '-')))
  }
  const [first = '', ...others] = text.split('-')
  const language = first.toLowerCase()
  const script = others[0]?.length === 4 ? others.shift() : undefined
  const region = others.shift()?.toUpperCase()
  if (!isLanguage(language)) {
    const problem = isRegion(language)
      ? `«${language}» ${isCountry}`
      : `«${language}» ist keine Sprache nach ISO 639-1 (zwei Buchstaben).`
    const reversed = region && isLanguage(region) ? `${region.toLowerCase()}-${first.toUpperCase()}` : ''
    return invalid(problem, meant[language] ?? (isRegion(language) && reversed ? reversed : canonical(text)))
  }
  if (region !== undefined && !isRegion(region)) {
    const problem = /^(EU|UN|UK)$/.test(region)
      ? `«${region}» ist reserviert und kein Land nach ISO 3166-1; Google übergeht den Code.`
      : /^\d+$/.test(region)
        ? `«${shown}» nennt eine Weltgegend statt eines Landes; Google unterstützt das nicht.`
        : `«${region}» ist kein Land nach ISO 3166-1.`
    return invalid(problem, /^\d/.test(region) ? language : canonical(text))
  }
  if (others.length > 0) {
    const problem = `«${shown}» hat mehr Teile als Sprache, Schrift und Land.`
    return invalid(problem, suggestionFor(text.split('-', 2).join('-')))
  }
  const writing = script && script.charAt(0).toUpperCase() + script.slice(1).toLowerCase()
  const code = [language, writing, region].filter(Boolean).join('-')
  return { isValid: true, code, ...doubtAbout(language, region) }
}

const isCountry = 'ist ein Land und keine Sprache; ein Land allein gibt es in hreflang nicht.'

/** For a language that is mostly meant as a country. */
function doubtAbout(language: string, region = ''): { doubt?: string; suggestion?: string; isMild?: true } {
  const [, name, country, spokenIn = '', instead = ''] =
    mistakenCountries.find(([mistaken]) => mistaken === language) ?? []
  if (!name || (region && spokenIn.split(' ').includes(region))) return {}
  const isSwapped = isLanguage(region) && region !== language.toUpperCase()
  return {
    doubt: `«${language}» ist die Sprache ${name}, nicht ${country}.`,
    suggestion: isSwapped ? `${region.toLowerCase()}-${language.toUpperCase()}` : instead,
    // Often it really means Ukrainian.
    ...(language === 'uk' && region === '' && { isMild: true }),
  }
}

function invalid(problem: string, suggestion?: string): CodeVerdict {
  return { isValid: false, problem, ...(suggestion && { suggestion }) }
}

function suggestionFor(text: string): string | undefined {
  const verdict = checkCode(text)
  return verdict.isValid ? verdict.code : verdict.suggestion
}

/** The canonical form by `Intl`, if it is valid: «deu-CH» → «de-CH», «en-UK» → «en-GB». */
function canonical(text: string): string | undefined {
  const [found = ''] = attempt(() => Intl.getCanonicalLocales(text)) ?? []
  const [language = '', region] = found.split('-')
  return found !== text && isLanguage(language) && (!region || isRegion(region)) ? found : undefined
}

const isLanguage = (code: string) => languages.has(code.toLowerCase())
const isRegion = (code: string) => regions.has(code.toUpperCase())
