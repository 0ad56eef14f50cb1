import { checkCode } from '../hreflang/language-code.ts'
import { marksOf, type TextMark, type Told } from './text-mark.ts'

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
        return {
          grade: 'error',
          rule: 'swiss/language-code',
          problem: `${name}="${code}": ${problem}`,
          remedy: read.suggestion
            ? `Vermutlich gemeint: «${read.suggestion}».`
            : 'Den Code nachsehen, etwa «de-CH».',
        }
      },
    ),
    ...marksOf(text, /["']de_DE["']/g, (found) => german(`og:locale ${found}`, 'de_CH')),
  ]
}

function german(found: string, remedy: string): Told {
  return {
    grade: 'warning',
    rule: 'swiss/language-germany',
    problem: `«${found}» erklärt den Text zu Deutsch für Deutschland.`,
    remedy: `Ist er für die Schweiz geschrieben: ${remedy}.`,
  }
}
