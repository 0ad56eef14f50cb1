import { checkCode } from '../hreflang/language-code.ts'
import {
  applicable,
  countFindings,
  findingsOf,
  listFindings,
  verdictOf,
  type Finding,
  type Verdict,
} from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { isGarbled } from '../shared/pasted-text.ts'
import { checkLaw } from './check-law.ts'
import { checkAccounts, checkNumbers, withoutPayments } from './check-numbers.ts'
import { checkPrices } from './check-prices.ts'
import { checkSpelling } from './check-spelling.ts'
import { checkWords, hasKnownWord } from './check-words.ts'
import { languageOf } from './language.ts'
import { readProse, type Prose } from './read-prose.ts'
import { marksOf, mend, type TextMark, type Told } from './text-mark.ts'

const told = findingsOf('swiss')

export interface SwissTextCheck {
  /** The checked text. */
  text: string
  /** Every finding with its position, in the order of the text. */
  marks: TextMark[]
  /** The findings for display (`listFindings`), numbered as in the text, and those about unchecked parts. */
  findings: Finding[]
  /** The text with ß, quotation marks and «MWST» replaced. All other findings are only suggestions. */
  mended: string
}

/** Checks a German text or HTML source for usage that is not Swiss. */
export function checkSwissText(source: string): SwissTextCheck {
  // Some PDF and Mac programs write «ä» as two characters.
  const text = source.normalize('NFC')
  const prose = readProse(text)
  const found = [...checkLanguageMarks(text), ...checkProse(prose)]
  const marks = withLines(text, withoutInner(found))
  return {
    text,
    marks,
    findings: listFindings([...unread(text, prose, found), ...marks]),
    mended: mend(text, found),
  }
}

/** The rules for a text that was not read at all. */
const unreadable = /^swiss\/(?:encoding|no-plain-text|no-text|not-german)$/

/** Hints alone are not in order, because somebody should read them. */
export function swissVerdict(findings: readonly Finding[]): Verdict {
  const verdict = verdictOf(
    findings,
    'Nichts gefunden, was in der Schweiz stört. Die Wortliste ist eine Auswahl; Rechtschreibung und Grammatik sind nicht geprüft.',
  )
  if (verdict.state === 'unchecked' && !findings.some(({ rule }) => unreadable.test(rule)))
    return { ...verdict, word: 'Nicht alles geprüft' }
  if (verdict.state !== 'right' || findings.length === 0) return verdict
  const reason = 'Kein Fehler gefunden; die Hinweise sind Empfehlungen.'
  return { state: 'warning', word: countFindings(findings), reason }
}

/** Checks language codes in markup: `hreflang`, `lang` and `og:locale`. Unlike other rules, it reads the tags. */
function checkLanguageMarks(text: string): TextMark[] {
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

function checkProse({ text, taggedText, isKept, origin }: Prose): TextMark[] {
  const prose = withoutPayments(text)
  return [
    ...checkAccounts(text),
    ...checkLaw(prose),
    ...checkPrices(prose),
    ...checkNumbers(prose),
    ...checkSpelling(prose, taggedText),
    ...checkWords(prose, isKept),
  ].map((mark) => ({
    ...(isKept[mark.start] ? kept(mark) : mark),
    start: origin(mark.start),
    end: origin(mark.end),
  }))
}

/** In code and data a replacement could break something, and a quotation is somebody else's. */
function kept({ replacement, ...mark }: TextMark): TextMark {
  if (replacement === undefined) return mark
  const remedy = 'Es steht in Code, Daten oder einem Zitat: Nur wenn es Ihr Text ist, von Hand ersetzen.'
  return { ...mark, grade: 'unchecked', remedy }
}

/** Numbers and addresses that are checked without a German word beside them. */
const forms =
  /\b(?:CHE[-\d. ]{9,}|MWST|UID|IBAN|Tel|Telefon|Fax|Mobile|CHF|[sS]?Fr|Franken|[1-9]\d{3} \p{Lu}\p{L}+)(?!\p{L})|(?<!\d)[+0]\d[\d ]{7,}/gu

/** Findings about a text, or parts of it, that were not checked. */
function unread(text: string, prose: Prose, found: TextMark[]): Finding[] {
  const rest = withoutPayments(prose.text).replace(forms, ' ')
  const hasWords = /\p{L}{2}/u.test(rest)
  const language = languageOf(rest)
  const isNothing = found.length === 0
  const isForeign = language === 'foreign' || (language === 'unknown' && isNothing && !hasKnownWord(rest))
  return applicable(told, [
    [
      isGarbled(text),
      'unchecked',
      'encoding',
      'Umlaute sind verstümmelt («Ã¼» statt «ü»); der Text wurde mit falscher Zeichenkodierung gelesen.',
      'Öffnen Sie die Datei als UTF-8, und kopieren Sie den Text neu.',
    ],
    [
      // Also control characters, which only such files have.
      /^\s*\{\\rtf|^%PDF-|[^\P{Cc}\t\n\v\f\r]/u.test(text),
      'unchecked',
      'no-plain-text',
      'Das ist kein Text, sondern der Inhalt einer Datei wie RTF, Word oder PDF.',
      'Öffnen Sie die Datei in ihrem Programm, und kopieren Sie den Text dort.',
    ],
    [
      !hasWords && isNothing && rest === prose.text,
      'unchecked',
      'no-text',
      'Darin steht kein Text für Menschen.',
      'Fügen Sie den Text ein oder den Quelltext der Seite.',
    ],
    [
      hasWords && isForeign,
      'unchecked',
      'not-german',
      'Der Text ist nicht als deutsch zu erkennen, oder er besteht aus Stichworten.',
      'Geprüft sind nur Zeichen, Zahlen und die Wortliste; fügen Sie einen ganzen deutschen Satz ein.',
    ],
    [
      prose.hidden !== '',
      'unchecked',
      'open-tag',
      `Nicht gelesen ist, was ab «${prose.hidden.slice(0, 40)}» folgt: Dort ist ein HTML-Tag oder ein Anführungszeichen nicht geschlossen.`,
      'Ergänzen Sie das fehlende Zeichen, oder löschen Sie das HTML-Tag.',
    ],
    [
      // Google may show texts of structured data, so the visitor should know that they were not checked.
      /<script\b[^<>]*application\/ld\+json/i.test(text),
      'unchecked',
      'structured-data',
      'Nicht geprüft: die Texte im JSON-LD.',
      'Fügen Sie Namen und Beschreibungen daraus einzeln ein.',
    ],
  ])
}

/** Drops marks within a longer one: «MwSt.» in «zzgl. MwSt.». */
function withoutInner(found: TextMark[]): TextMark[] {
  const sorted = found.toSorted((one, other) => one.start - other.start || other.end - one.end)
  let end = -1
  return sorted.filter((mark) => {
    const isInner = mark.end <= end
    if (!isInner) end = mark.end
    return !isInner
  })
}

/** Numbers the marks, with their lines if the text has several. */
function withLines(text: string, marks: TextMark[]): TextMark[] {
  const hasLines = text.trim().includes('\n')
  let line = 1
  let next = text.indexOf('\n')
  for (const [index, mark] of marks.entries()) {
    while (next >= 0 && next < mark.start) {
      line += 1
      next = text.indexOf('\n', next + 1)
    }
    mark.place = `Stelle\u00A0${swissNumber(index + 1)}${hasLines ? ` (Zeile\u00A0${swissNumber(line)})` : ''}`
  }
  return marks
}
