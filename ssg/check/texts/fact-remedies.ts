import { serviceGroups, topics } from '../../../src/lib/site/navigation.ts'
import { pageSchemas, summaryWords } from '../../../src/lib/site/page-schema.ts'
import { stations } from '../../../src/lib/site/stations.ts'

type Schemas = typeof pageSchemas
type FactName = { [Kind in keyof Schemas]: keyof Schemas[Kind]['shape'] }[keyof Schemas]

/** The hint for each fact. A fact without a hint does not compile. */
const facts: Record<FactName, string> = {
  kind: `kind: ${Object.keys(pageSchemas).join(' | ')}`,
  title: 'title: … (die h1, 15 bis 60 Zeichen, nur einmal)',
  shortTitle: 'shortTitle: … (für Navigation und Brotkrumen, 3 bis 28 Zeichen)',
  description: 'description: … (für Suchergebnisse, 110 bis 155 Zeichen in ganzen Sätzen, nur einmal)',
  summary: `summary: >- (darunter jede Zeile nach zwei Leerzeichen; ${summaryLengths()})`,
  order: 'order: 1 (der Platz unter den Seiten daneben: eine ganze Zahl, jede nur einmal)',
  published: 'published: 2026-11-21 (Jahr, Monat, Tag)',
  updated: 'updated: 2026-12-01 (Jahr, Monat, Tag, später als `published`), oder weglassen',
  reviewBy: 'reviewBy: 2027-02-22 (Jahr, Monat, Tag, später als die letzte Änderung), oder weglassen',
  author: 'author: anna-beispiel (eine `id` aus `team` in src/content/slots.yaml), oder weglassen',
  navigation: 'navigation: header | footer | none (wo jede Seite darauf verweist)',
  topic: `topic: ${topics.join(' | ')}`,
  group: `group: ${serviceGroups.join(' | ')}`,
  station: `station: ${stations.join(' | ')}`,
  audit: 'audit: true (der Aufruf fragt nur das SEO-Audit an), oder weglassen',
  call: 'call: … (was der Aufruf am Ende fragt, 12 bis 60 Zeichen), oder weglassen',
  result: 'result: … (was die Kundschaft zuerst in der Hand hat, 8 bis 120 Zeichen, ohne Punkt)',
  duration: 'duration: … (wie lange es dauert, in Schritten, ohne Punkt)',
  effort: 'effort: … (was die Kundschaft tut, ohne Punkt)',
  price: 'price: … (wovon der Preis abhängt, ohne Punkt)',
  once: 'once: … (was einmal geschieht, ohne Punkt), oder `running`',
  running: 'running: … (was weiterläuft, ohne Punkt), oder `once`',
  per: 'per: Kontrolle (statt je Monat), oder weglassen',
  weeks: 'weeks: 4 bis 6',
  hours: 'hours: 4 bis 6',
  questions:
    'questions: 3 bis 12 Zeilen wie «- Was kostet SEO?» (10 bis 70 Zeichen, in den Worten der Kundschaft)',
  service: 'service: /services/… (der Pfad der Leistung, die diese Arbeit macht)',
}

function summaryLengths(): string {
  const lengths = Object.entries(summaryWords).map(([kind, [least, most]]) => `${kind} ${least} bis ${most}`)
  return `Wörter: ${lengths.join(', ')}`
}

/** The hint for a fact; for an unknown one the list of facts. */
export function factRemedy(key: string, kind: unknown): string {
  const schema = Object.entries(pageSchemas).find(([name]) => name === kind)?.[1]
  const names = Object.keys(schema?.shape ?? facts)
  if (schema && !names.includes(key)) return `Eine Seite dieser Art hat ${names.join(', ')}.`
  const written = Object.entries(facts).find(([name]) => name === key)?.[1]
  return written ?? `${key}: …`
}
