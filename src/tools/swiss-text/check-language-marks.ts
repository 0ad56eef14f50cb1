import { checkCode } from '../hreflang/language-code.ts'
import { findingsOf } from '../shared/finding.ts'
import { marksOf, type TextMark, type Told } from './text-mark.ts'

const told = findingsOf('swiss')

/** Checks language codes in markup: `hreflang`, `lang` and `og:locale`. Unlike other rules, it reads the tags. */
export function checkLanguageMarks(text: string): TextMark[] {
  return [
    ...marksOf(
      text,
      /\b(hreflang|lang) ?= ?["']?([\w-]{1,20})(?=["'\s/>])/gi,
      (_, [, name = '', code = '']): Told | undefined => {
        if (/^lang$/i.test(name) && code.toLowerCase() === 'de-de')
          return german(`lang="${code}"`, 'lang="de-CH"')
        const read = checkCode(code)
        const problem = read.isValid ? !read.isMild && read.suggestion && read.doubt : read.problem
        if (!problem) return undefined
        const meant = read.suggestion && `Vermutlich gemeint: «${read.suggestion}».`
        const remedy = meant ?? 'Den Code nachsehen, etwa «de-CH».'
        return told('error', 'language-code', `${name}="${code}": ${problem}`, remedy)
      },
    ),
    ...marksOf(text, /["']de_DE["']/g, (found) => german(`og:locale ${found}`, 'de_CH')),
  ]
}

function german(found: string, remedy: string): Told {
  const problem = `«${found}» erklärt den Text zu Deutsch für Deutschland.`
  return told('warning', 'language-germany', problem, `Ist er für die Schweiz geschrieben: ${remedy}.`)
}
