import { countFindings, listFindings, type Finding } from '../shared/finding.ts'
import { readAmount, francs, swissNumber } from '../shared/numbers.ts'
import { daysOf, mainDriver, workItems, type Driver, type Structure, type WorkItem } from './effort.ts'
import { adviceOn, wrongStructure } from './structure-findings.ts'

type Values = Readonly<Record<string, string>>

export interface StructureReport {
  /** The days and what drives them, or why there are none. */
  summary: string
  /** How the days come about, one kind of work a row. */
  rows: string[][]
  findings: Finding[]
  /** What an offer needs. */
  bring: string[]
  /** For the enquiry. */
  message: string
}

export const effortHead = ['Arbeit', 'Menge', 'Minuten je Stück', 'Tage']

/** The size of the work, in francs too where the operator has given what a day costs. */
export function structureReport(values: Values, dayRate: number | null): StructureReport {
  const structure = readStructure(values)
  const wrong = wrongStructure(structure)
  if (wrong.length > 0)
    return { summary: countFindings(wrong), rows: [], findings: wrong, bring: [], message: '' }
  const items = workItems(structure)
  const { low, high } = daysOf(items)
  const days = `${range(low, high)} Arbeitstage`
  const price =
    dayRate === null ? '' : `, ${francs(Math.round(low * dayRate))} bis ${francs(Math.round(high * dayRate))}`
  const main = mainDriver(items)
  const summary = `Etwa ${days}${price}${main ? `; am meisten zählt: ${labels[main.driver]}` : ''}. Arbeitsannahme, keine Offerte.`
  const bring = whatToBring(structure)
  return {
    summary,
    rows: items.map(rowOf),
    findings: listFindings(adviceOn(structure)),
    bring,
    message: [`Ergebnis des Aufwandrechners: ${summary}`, `Angaben: ${described(structure)}`].join('\n'),
  }
}

function readStructure(values: Values): Structure {
  const read = (name: string) => readAmount(values[name] ?? '') ?? Number.NaN
  return {
    pages: read('seiten'),
    languages: read('sprachen'),
    templates: read('vorlagen'),
    redirects: read('weiterleitungen'),
    system: values['system'] === 'geruest' ? 'framework' : 'ordinary',
    isRelaunch: values['relaunch'] === 'ja',
  }
}

const labels: Record<Driver, string> = {
  base: 'Bestand, Bericht, Besprechung, Kontrolle',
  templates: 'Vorlagen',
  framework: 'Vorlagen aus JavaScript',
  addresses: 'Adressen',
  redirects: 'Weiterleitungen',
  languages: 'weitere Sprachen',
  relaunch: 'Messung vor und nach dem Relaunch',
}

function rowOf(item: WorkItem): string[] {
  const { driver, count, minutes } = item
  const { low, high } = daysOf([item])
  return [labels[driver], swissNumber(count), `${minutes[0]}–${minutes[1]}`, range(low, high)]
}

/** «3–6», «0,1–0,3»; below a day with a decimal. */
function range(low: number, high: number): string {
  const [from, to] = [dayCount(low), dayCount(high)]
  return from === to ? from : `${from}–${to}`
}

function dayCount(days: number): string {
  return swissNumber(days, days < 10 ? 1 : 0)
}

function whatToBring({ languages, redirects, system, isRelaunch }: Structure): string[] {
  return [
    'Zugang zur Search Console',
    'die zehn Seiten, mit denen Sie Geld verdienen',
    ...(isRelaunch || redirects > 0 ? ['die alten Adressen: Sitemap, Export oder Server-Protokoll'] : []),
    ...(isRelaunch ? ['den Termin, an dem die neue Website online geht'] : []),
    ...(languages > 1 ? ['welche Sprache welche Seiten hat'] : []),
    ...(system === 'framework' ? ['wer das JavaScript betreut und eine Testumgebung'] : []),
  ]
}

function described({ pages, languages, templates, redirects, system, isRelaunch }: Structure): string {
  return [
    `${swissNumber(pages)} Seiten je Sprache`,
    languages === 1 ? '1 Sprache' : `${swissNumber(languages)} Sprachen`,
    `${swissNumber(templates)} Vorlagen`,
    `${swissNumber(redirects)} Weiterleitungen`,
    ...(system === 'framework' ? ['JavaScript-Gerüst'] : []),
    ...(isRelaunch ? ['Relaunch'] : []),
  ].join(', ')
}
