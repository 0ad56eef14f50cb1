import { attempt } from '../../lib/attempt.ts'
import { assignedLanguages, assignedRegions, commonScripts } from './code-lists.ts'

const [languages, regions] = [new Set(assignedLanguages), new Set(assignedRegions)]

/** A normalised code, perhaps with a doubt, or the problem and a suggestion. */
export type CodeVerdict =
  | { isValid: true; code: string; doubt?: string; suggestion?: string; isMild?: true }
  | { isValid: false; problem: string; suggestion?: string }

/**
 * Valid language codes that are mostly meant as countries, unless a region where the language is spoken follows. The names are not from `Intl`, because a
 * browser may lack them.
 */
const mistakenCountries: [
  code: string,
  language: string,
  country: string,
  spokenIn: string,
  instead: string,
][] = [
  ['ch', 'Chamorro', 'die Schweiz', 'GU MP', 'de-CH, fr-CH oder it-CH'],
  ['be', 'Belarussisch', 'Belgien', 'BY', 'nl-BE oder fr-BE'],
  ['li', 'Limburgisch', 'Liechtenstein', 'NL BE', 'de-LI'],
  ['br', 'Bretonisch', 'Brasilien', 'FR', 'pt-BR'],
  ['se', 'Nordsamisch', 'Schweden', 'NO SE FI', 'sv-SE'],
  ['kr', 'Kanuri', 'Südkorea', 'NE NG TD', 'ko-KR'],
  ['uk', 'Ukrainisch', 'Grossbritannien', 'UA', 'en-GB'],
]

/** Suggestions for common invalid codes. */
const meant = new Map([
  ['gsw', 'de-CH'],
  ['als', 'de-CH'],
  ['roh', 'rm'],
  ['at', 'de-AT'],
  ['us', 'en-US'],
  ['gb', 'en-GB'],
  ['jp', 'ja'],
  ['cn', 'zh-CN'],
  ['dk', 'da'],
  ['cz', 'cs'],
])

/** The names of languages that people write instead of codes, in German and in their own. */
export const languageNames = new Map([
  ['deutsch', 'de'],
  ['französisch', 'fr'],
  ['français', 'fr'],
  ['italienisch', 'it'],
  ['italiano', 'it'],
  ['rätoromanisch', 'rm'],
  ['rumantsch', 'rm'],
  ['englisch', 'en'],
  ['english', 'en'],
])

/**
 * Checks a value of hreflang by Google's rules: a language of ISO 639-1, optionally a script of ISO 15924 and a region of ISO 3166-1 alpha-2, or
 * `x-default`, in any case. `Intl` is used only for suggestions, because it accepts `en-UK` and `gsw`.
 */
export function checkCode(written: string): CodeVerdict {
  const text = written.trim()
  if (text.toLowerCase() === 'x-default') return { isValid: true, code: 'x-default' }
  if (text === '') return { isValid: false, problem: 'Der Sprachcode fehlt.' }
  const shown = text.slice(0, 40)
  if (!/^[a-z\d]{1,8}(-[a-z\d]{1,8}){0,3}$/i.test(text)) {
    const mended =
      languageNames.get(text.toLowerCase()) ?? meant.get(text.toLowerCase()) ?? text.replaceAll('_', '-')
    return {
      isValid: false,
      problem: text.includes('_')
        ? `«${shown}» hat einen Unterstrich; Sprache und Land trennt ein Bindestrich.`
        : `«${shown}» ist kein Sprachcode.`,
      ...(mended !== text && suggest(checkCode(mended))),
    }
  }
  const [language = '', ...others] = text.split('-')
  const script = others[0]?.length === 4 ? others.shift() : undefined
  const region = others.shift()
  return (
    languageProblem(language.toLowerCase(), text) ??
    regionProblem(language, region, shown) ??
    (others.length > 0 ? tooLong(text) : verdictOf(language.toLowerCase(), script, region?.toUpperCase()))
  )
}

function verdictOf(language: string, script: string | undefined, region: string | undefined): CodeVerdict {
  const writing = script && script.charAt(0).toUpperCase() + script.slice(1).toLowerCase()
  const code = [language, writing, region].filter(Boolean).join('-')
  const [, name, country, spokenIn = '', instead = ''] =
    mistakenCountries.find(([mistaken]) => mistaken === language) ?? []
  if (name && !(region && spokenIn.split(' ').includes(region))) {
    const isSwapped = region && isLanguage(region) && region !== language.toUpperCase()
    return {
      isValid: true,
      code,
      doubt: `«${language}» ist die Sprache ${name}, nicht ${country}.`,
      suggestion: isSwapped ? `${region.toLowerCase()}-${language.toUpperCase()}` : instead,
      // Often it really means Ukrainian.
      ...(language === 'uk' && region === undefined && { isMild: true }),
    }
  }
  if (writing && !commonScripts.includes(writing)) {
    return {
      isValid: true,
      code,
      doubt: `Die Schrift «${writing}» steht nicht in unserer Liste und ist ungeprüft.`,
    }
  }
  return { isValid: true, code }
}

function languageProblem(language: string, text: string): CodeVerdict | undefined {
  if (isLanguage(language)) return undefined
  const known = meant.get(language) ?? reversed(text) ?? canonical(text)
  const isCountry = language.length === 2 && isRegion(language.toUpperCase())
  return {
    isValid: false,
    problem: isCountry
      ? `«${language}» ist ein Land und keine Sprache; ein Land allein gibt es in hreflang nicht.`
      : `«${language}» ist keine Sprache nach ISO 639-1 (zwei Buchstaben).`,
    ...(known && { suggestion: known }),
  }
}

function regionProblem(language: string, region: string | undefined, shown: string): CodeVerdict | undefined {
  if (region === undefined || isRegion(region.toUpperCase())) return undefined
  const mended = /^\d/.test(region) ? language.toLowerCase() : canonical(shown)
  return {
    isValid: false,
    problem: /^(EU|UN|UK)$/i.test(region)
      ? `«${region.toUpperCase()}» ist reserviert und kein Land nach ISO 3166-1; Google übergeht den Code.`
      : /^\d+$/.test(region)
        ? `«${shown}» nennt eine Weltgegend statt eines Landes; Google unterstützt das nicht.`
        : `«${region}» ist kein Land nach ISO 3166-1.`,
    ...(mended && { suggestion: mended }),
  }
}

function tooLong(text: string): CodeVerdict {
  return {
    isValid: false,
    problem: `«${text.slice(0, 40)}» hat mehr Teile als Sprache, Schrift und Land.`,
    ...suggest(checkCode(text.split('-').slice(0, 2).join('-'))),
  }
}

/** «de-CH» for «CH-de». */
function reversed(text: string): string | undefined {
  const [first = '', second = '', ...more] = text.split('-')
  if (more.length > 0 || !isLanguage(second) || !isRegion(first.toUpperCase())) return undefined
  return `${second.toLowerCase()}-${first.toUpperCase()}`
}

/** The canonical form by `Intl`, if it is valid: «deu-CH» → «de-CH», «en-UK» → «en-GB». */
function canonical(text: string): string | undefined {
  const [found = ''] = attempt(() => Intl.getCanonicalLocales(text)) ?? []
  const [language = '', region] = found.split('-')
  return found !== text && isLanguage(language) && (!region || isRegion(region)) ? found : undefined
}

function suggest(verdict: CodeVerdict): { suggestion?: string } {
  if (verdict.isValid) return { suggestion: verdict.code }
  return verdict.suggestion === undefined ? {} : { suggestion: verdict.suggestion }
}

const isLanguage = (code: string) => languages.has(code.toLowerCase())
const isRegion = (code: string) => regions.has(code)
