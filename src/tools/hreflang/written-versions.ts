import { findingOf, listFindings, type Finding } from '../shared/finding.ts'
import { swissNumber } from '../shared/numbers.ts'
import type { Alternate } from './annotation.ts'
import { checkRows } from './check-hreflang.ts'
import { readRows, writeHead, writeHeader, writeSitemap } from './write-annotations.ts'

export type OutputForm = 'head' | 'header' | 'sitemap'

export interface WrittenVersions {
  findings: Finding[]
  text: string
}

/** The block for the versions that were typed, in the form that was chosen. */
export function writeVersions(rows: string, form: OutputForm): WrittenVersions {
  const { sets, unread } = readRows(rows)
  if (sets.length === 0) return { findings: unread.length > 0 ? unread : [nothing], text: '' }
  const found = listFindings([...checkRows(sets), ...sets.flatMap(aboutSet), ...unread])
  const size = sets.reduce((sum, { length }) => sum + (form === 'sitemap' ? length ** 2 : length), 0)
  const findings = size > mostLinks ? listFindings([...found, tooMany]) : found
  // A block with a code that is none would be copied all the same.
  const isWrong = found.some(({ rule }) => rule === 'hreflang/code' || rule === 'hreflang/relative')
  const text = size > mostLinks || isWrong ? '' : written(sets, form)
  return { findings, text }
}

/** What a set says that cannot be meant: one version alone, one page in two languages. */
function aboutSet(set: readonly Alternate[], index: number): Finding[] {
  const place = `Seite ${index + 1}`
  const languages = new Map<string, string>()
  const shared = set.filter(({ code, address }) => {
    const language = code.split(/[-_]/)[0]?.toLowerCase() ?? ''
    if (language === 'x' || address === '') return false
    const known = languages.get(address)
    languages.set(address, known ?? language)
    return known !== undefined && known !== language
  })
  return [
    ...(set.length === 1 ? [{ ...alone, place }] : []),
    ...shared.map(({ code, address }) => ({
      ...sameAddress,
      problem: `«${code}» nennt dieselbe Adresse wie eine andere Sprache: «${address.slice(0, 120)}».`,
      place,
    })),
  ]
}

const alone = findingOf(
  'unchecked',
  'hreflang/alone',
  'Das ist nur eine Fassung; hreflang verbindet mindestens zwei.',
  'Die Fassungen in den anderen Sprachen ergänzen.',
)
const sameAddress = findingOf('error', 'hreflang/same-address', '', 'Je Sprache eine eigene Adresse nennen.')

/** In a sitemap each version lists all versions, so that a list without empty lines would grow to gigabytes. */
const mostLinks = 50_000

const nothing = findingOf(
  'unchecked',
  'hreflang/nothing',
  'Es ist noch keine Fassung eingegeben.',
  'Je Zeile ein Kürzel und die Adresse der Fassung schreiben.',
)

const tooMany = findingOf(
  'error',
  'hreflang/too-many',
  `Das gäbe mehr als ${swissNumber(mostLinks)} Verweise; geschrieben ist nichts.`,
  'Nach den Fassungen jeder Seite eine leere Zeile lassen, oder weniger Seiten auf einmal eingeben.',
)

function written(sets: Alternate[][], form: OutputForm): string {
  if (form === 'sitemap') return writeSitemap(sets)
  return sets.map(form === 'head' ? writeHead : writeHeader).join('\n\n')
}
