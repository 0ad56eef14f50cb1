import type { Finding, Group, Rule } from './rule.ts'
import { type AuditedPage, indexablePages, placeOf } from './site/audited-site.ts'
import { attributes, elements } from './site/elements.ts'
import {
  isReference,
  jsonLdOf,
  objectsIn,
  statementsIn,
  typesOf,
  type JsonObject,
  type Statement,
} from './site/json-ld.ts'
import { visibleText } from './site/visible-text.ts'
import { sources } from './sources.ts'

const jsonLd: Rule = {
  id: 'json-ld',
  title: 'Strukturierte Daten sind lesbar: ein Graph je Seite',
  why: 'Ein einziges falsches Zeichen macht den ganzen Block unbrauchbar, ohne dass man es der Seite ansieht.',
  source: sources.structuredDataIntro,
  severity: 'error',
  covers: indexablePages,
  check: ({ indexable }) =>
    indexable.flatMap((page) =>
      jsonLdOf(page).faults.map((message) => ({
        ...placeOf(page),
        message,
        hint: 'Einen Block mit @context und @graph schreiben.',
      })),
    ),
}

const references: Rule = {
  id: 'references',
  title: 'Verweise zwischen strukturierten Daten führen zu etwas, das dieselbe Seite beschreibt',
  why: 'Artikel, Website und Firma verweisen mit @id aufeinander. Zeigt ein Verweis ins Leere oder auf eine Seite, die ein Programm gerade nicht liest, weiss es nicht, wer dahinter steht.',
  source: sources.structuredDataPolicy,
  severity: 'error',
  covers: indexablePages,
  check: ({ indexable }) =>
    indexable.flatMap((page) => {
      const objects = objectsIn(jsonLdOf(page).nodes)
      const described = new Set(
        objects
          .filter((object) => !isReference(object) && typesOf(object).length > 0)
          .map((object) => object['@id']),
      )
      return objects
        .filter((object) => isReference(object) && !described.has(object['@id']))
        .map((object) => ({
          ...placeOf(page),
          message: `nichts beschreibt ${String(object['@id'])}`,
          hint: 'Den Knoten im Graphen der Seite beschreiben, mit Namen und Adresse zumindest.',
        }))
    }),
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/

const dates: Rule = {
  id: 'dates',
  title: 'Daten nennen Tag, Zeit und Zeitzone',
  why: 'Ohne Zeitzone nimmt Google die seines Crawlers, und aus dem 1. wird leicht der 31. Eine Änderung kann zudem nicht vor der Veröffentlichung liegen.',
  source: sources.article,
  severity: 'error',
  covers: indexablePages,
  check: ({ indexable }) =>
    indexable.flatMap((page): Finding[] => {
      const { nodes } = jsonLdOf(page)
      const place = placeOf(page)
      const vague = statementsIn(nodes)
        .filter(({ key }) => isDate(key))
        .filter(({ value }) => Number.isNaN(timeOf(value)))
      const reversed = objectsIn(nodes).filter(
        ({ datePublished, dateModified }) => timeOf(dateModified) < timeOf(datePublished),
      )
      return [
        ...vague.map(({ key, value }) => ({
          ...place,
          message: `${key} ist «${value}»`,
          hint: 'Als 2026-11-21T00:00:00+01:00 schreiben.',
        })),
        ...reversed.map(() => ({
          ...place,
          message: 'dateModified liegt vor datePublished',
          hint: 'Die Daten berichtigen.',
        })),
      ]
    }),
}

/** Not a number where the text names no moment. */
function timeOf(value: unknown): number {
  return typeof value === 'string' && moment.test(value) ? Date.parse(value) : Number.NaN
}

function isDate(key: string): boolean {
  return /^date[A-Z]|Date$|^valid(From|Through)$/.test(key)
}

const visibleStatements: Rule = {
  id: 'visible-statements',
  title: 'Strukturierte Daten sagen nur, was auf der Seite steht',
  why: 'Was Besuchende nicht lesen können, darf auch nicht ausgezeichnet werden: Google ahndet es mit einer manuellen Massnahme. Geprüft ist jeder Satz und jeder Name.',
  source: sources.structuredDataPolicy,
  severity: 'error',
  covers: indexablePages,
  check: ({ indexable }) =>
    indexable.flatMap((page) => {
      const shown = shownText(page)
      const called = attributes(elements(page.tree, 'a'), 'href')
      return (
        statementsIn(jsonLdOf(page).nodes)
          .filter(isSaid)
          .filter(({ value }) => !shown.includes(value.replace(/\s+/g, ' ').trim()))
          // Written for machines here, and there for people: +41 44 … and 044 …, punycode and umlauts.
          .filter(({ key, value }) => !(key in schemes && called.includes(`${schemes[key]}${value}`)))
          .map(({ key, value }) => ({
            ...placeOf(page, value),
            message: `${key} «${value}» steht nicht auf der Seite`,
            hint: 'Auf der Seite zeigen oder weglassen.',
          }))
      )
    }),
}

const schemes: Record<string, string> = { telephone: 'tel:', email: 'mailto:' }

/** Codes, dates and addresses say how to read the rest; visitors do not read them. */
function isSaid({ key, value }: Statement): boolean {
  return (
    !/^(@.*|inLanguage|addressCountry|applicationCategory)$/.test(key) &&
    !isDate(key) &&
    !/^https?:\/\//.test(value)
  )
}

function shownText({ tree }: AuditedPage): string {
  return elements(tree, 'body').map(visibleText).join(' ')
}

const visibleAuthor: Rule = {
  id: 'visible-author',
  title: 'Als Autorin ist ausgezeichnet, wer über dem Text steht',
  why: 'Die Auszeichnung muss dem entsprechen, was Lesende sehen. Wer als Autorin genannt ist, steht darum auch in der Zeile über dem Text.',
  source: sources.structuredDataPolicy,
  severity: 'error',
  covers: indexablePages,
  check: ({ indexable }) =>
    indexable.flatMap((page) => {
      const shown = bylines(page)
      const { nodes } = jsonLdOf(page)
      return objectsIn(nodes)
        .flatMap(({ author }) => objectsIn(author))
        .flatMap((author) => statementsIn(authorNode(author, nodes)))
        .filter(({ key, value }) => key === 'name' && !shown.includes(value))
        .map(({ value }) => ({
          ...placeOf(page),
          message: `nennt als Autorin «${value}», die Seite zeigt ${shown.join(', ') || 'niemanden'}`,
          hint: 'Mit <a rel="author"> zeigen oder weglassen.',
        }))
    }),
}

/** The node that an author refers to, or the author itself. */
function authorNode(author: JsonObject, nodes: JsonObject[]): JsonObject {
  return nodes.find((node) => isReference(author) && node['@id'] === author['@id']) ?? author
}

function bylines({ tree }: AuditedPage): string[] {
  return elements(tree, 'a', ({ rel }) => [rel].flat().includes('author')).map(visibleText)
}

const reasons: Record<string, string> = {
  FAQPage: 'Google zeigt dafür seit Mai 2026 nichts mehr an.',
  HowTo: 'Google zeigt dafür seit September 2023 nichts mehr an.',
  SearchAction: 'Das Suchfeld in den Suchergebnissen gibt es nicht mehr.',
  ProfessionalService: 'schema.org rät davon ab: Organization und Service verwenden.',
  Review: 'Die eigene Firma bewertet man nicht selbst.',
  AggregateRating: 'Die eigene Firma bewertet man nicht selbst.',
}

const retiredTypes: Rule = {
  id: 'retired-types',
  title: 'Keine Auszeichnung ohne Wirkung oder gegen die Regeln',
  why: 'Überholte Typen bringen nichts als Gewicht, und Bewertungen, die eine Firma sich selbst gibt, verstossen gegen die Regeln von Google.',
  source: sources.structuredDataGallery,
  severity: 'error',
  covers: indexablePages,
  check: ({ indexable }) =>
    indexable.flatMap((page) =>
      objectsIn(jsonLdOf(page).nodes)
        .flatMap(typesOf)
        .flatMap((type) => {
          const hint = reasons[type]
          return hint ? [{ ...placeOf(page), message: `zeichnet ${type} aus`, hint }] : []
        }),
    ),
}

export const structuredData: Group = {
  title: 'Strukturierte Daten',
  rules: [jsonLd, references, dates, visibleStatements, visibleAuthor, retiredTypes],
}
