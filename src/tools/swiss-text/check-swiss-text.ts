import {
  countFindings,
  findingOf,
  listFindings,
  verdictOf,
  type Finding,
  type Verdict,
} from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import { isGarbled } from '../shared/pasted-text.ts'
import { checkLanguageMarks } from './check-language-marks.ts'
import { checkLaw } from './check-law.ts'
import { checkAccounts, checkNumbers, withoutPayments } from './check-numbers.ts'
import { checkPrices } from './check-prices.ts'
import { checkSpelling } from './check-spelling.ts'
import { checkWords, hasKnownWord } from './check-words.ts'
import { languageOf } from './language.ts'
import { piecesOf } from './pieces.ts'
import { readProse, type Prose } from './read-prose.ts'
import { mend, type TextMark } from './text-mark.ts'

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
export function checkSwissText(text: string): SwissTextCheck {
  const prose = readProse(text)
  const found = checkLanguageMarks(text)
  for (const piece of piecesOf(prose.text))
    if (found.length < mostMarks) found.push(...checkPiece(prose, piece))
  const marks = withLines(text, withoutInner(found))
  return {
    text,
    marks,
    findings: listFindings([...unread(text, prose, found), ...grouped(marks)]),
    mended: mend(text, found),
  }
}

/** Hints alone are not in order, because somebody should read them. */
export function swissVerdict(findings: readonly Finding[]): Verdict {
  const verdict = verdictOf(findings, 'Nichts gefunden, was in der Schweiz stört.')
  if (verdict.state !== 'right' || findings.length === 0) return verdict
  const reason = 'Kein Fehler gefunden; die Hinweise sind Empfehlungen.'
  return { state: 'warning', word: countFindings(findings), reason }
}

/** The maximum number of marks. A book has fewer; only noise has more. */
const mostMarks = 20_000

function checkPiece(
  { text, isCode, origin, cited }: Prose,
  { start, end }: { start: number; end: number },
): TextMark[] {
  const whole = text.slice(start, end)
  const prose = withoutPayments(whole)
  const isCited = (at: number) =>
    cited.some((citation) => citation.start <= at + start && at + start < citation.end)
  return [
    ...checkAccounts(whole),
    ...checkLaw(prose),
    ...checkPrices(prose),
    ...checkNumbers(prose),
    ...checkSpelling(prose, isCited),
    ...checkWords(prose),
  ].map((mark) => ({
    ...(isCode[mark.start + start] ? inCode(mark) : mark),
    start: origin(mark.start + start),
    end: origin(mark.end + start),
  }))
}

/** In code and data a replacement could break something. */
function inCode({ replacement, ...mark }: TextMark): TextMark {
  if (replacement === undefined) return mark
  const remedy = 'Es steht in Code, in Daten oder in einer Adresse: Nur wenn es Text ist, von Hand ersetzen.'
  return { ...mark, grade: 'unchecked', remedy }
}

/** Merges findings with the same message, such as those of the two marks of a quotation. */
function grouped(marks: readonly TextMark[]): Finding[] {
  const groups = new Map<string, { first: TextMark; others: number }>()
  for (const mark of marks) {
    const key = `${mark.grade} ${mark.problem}`
    const group = groups.get(key)
    if (group) group.others += 1
    else groups.set(key, { first: mark, others: 0 })
  }
  return [...groups.values()].map(({ first: { grade, rule, problem, remedy, place = '' }, others }) =>
    findingOf(
      grade,
      rule,
      problem,
      remedy,
      others > 0 ? `${place} und ${swissNumber(others)} weitere` : place,
    ),
  )
}

/** Numbers and addresses that are checked without a German word beside them. */
const forms =
  /\b(?:CHE[-\d. ]{9,}|(?:CH|LI)\d\d[\d ]{17,}|MWST|UID|IBAN|Tel|Telefon|Fax|Mobile|CHF|[sS]?Fr|Franken|[1-9]\d{3} \p{Lu}\p{L}+)(?!\p{L})|(?<!\d)[+0]\d[\d ]{7,}/gu

/** Findings about a text, or parts of it, that were not checked. */
function unread(text: string, prose: Prose, found: TextMark[]): Finding[] {
  const findings: Finding[] = []
  const say = (rule: string, problem: string, remedy: string) =>
    findings.push(findingOf('unchecked', `swiss/${rule}`, problem, remedy))
  const rest = prose.text.replace(forms, ' ')
  const words = rest.match(/\p{L}{2,}/gu)?.length ?? 0
  const language = languageOf(rest)
  if (isGarbled(text))
    say(
      'encoding',
      'Umlaute sind verstümmelt («Ã¼» statt «ü»); der Text wurde mit falscher Zeichenkodierung gelesen.',
      'Öffnen Sie die Datei als UTF-8, und kopieren Sie den Text neu.',
    )
  // Also control characters, which only such files have.
  if (/^\s*\{\\rtf|^%PDF-|[^\P{Cc}\t\n\v\f\r]/u.test(text))
    say(
      'no-plain-text',
      'Das ist kein Text, sondern der Inhalt einer Datei wie RTF, Word oder PDF.',
      'Öffnen Sie die Datei in ihrem Programm, und kopieren Sie den Text dort.',
    )
  if (found.length >= mostMarks)
    say(
      'too-many',
      `Nach ${swissNumber(mostMarks)} Stellen wurde der Rest des Textes nicht geprüft.`,
      'Prüfen Sie den Text in Teilen.',
    )
  else if (words === 0) {
    if (found.length === 0 && rest === prose.text)
      say(
        'no-text',
        'Darin steht kein Text für Menschen.',
        'Fügen Sie den Text ein oder den Quelltext der Seite.',
      )
  } else if (language === 'foreign' || (language === 'unknown' && found.length === 0 && !hasKnownWord(rest)))
    say(
      'not-german',
      'Der Text ist nicht als deutsch zu erkennen, oder er besteht aus Stichworten.',
      'Geprüft sind nur Zeichen und Zahlen; fügen Sie einen ganzen deutschen Satz ein.',
    )
  if (prose.hidden !== '')
    say(
      'open-tag',
      `Nicht gelesen ist, was ab «${prose.hidden.slice(0, 40)}» folgt: Dort ist ein HTML-Tag oder ein Anführungszeichen nicht geschlossen.`,
      'Ergänzen Sie das fehlende Zeichen, oder löschen Sie das HTML-Tag.',
    )
  // Google may show texts of structured data, so the visitor should know that they were not checked.
  if (/<script\b[^<>]*application\/ld\+json/i.test(text))
    say(
      'structured-data',
      'Nicht geprüft: die Texte im JSON-LD.',
      'Fügen Sie Namen und Beschreibungen daraus einzeln ein.',
    )
  return findings
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

function withLines(text: string, marks: TextMark[]): TextMark[] {
  let line = 1
  let next = text.indexOf('\n')
  for (const [index, mark] of marks.entries()) {
    while (next >= 0 && next < mark.start) {
      line += 1
      next = text.indexOf('\n', next + 1)
    }
    mark.place = `Stelle ${swissNumber(index + 1)}, Zeile ${swissNumber(line)}`
  }
  return marks
}
