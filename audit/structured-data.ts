import { type Group, onIndexablePages, onPage, type Rule } from './rule.ts'
import type { AuditedPage } from './site/audited-site.ts'
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

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/

const dates: Rule = {
  id: 'dates',
  title: 'Daten nennen Tag, Zeit und Zeitzone',
  why: 'Ohne Zeitzone nimmt Google die seines Crawlers, und aus dem 1. wird leicht der 31. Eine Änderung kann zudem nicht vor der Veröffentlichung liegen.',
  source: sources.article,
  ...onIndexablePages((page) => {
    const nodes = jsonLdOf(page)
    const vague = statementsIn(nodes).filter(({ key, value }) => isDate(key) && Number.isNaN(timeOf(value)))
    const reversed = objectsIn(nodes).filter(
      ({ datePublished, dateModified }) => timeOf(dateModified) < timeOf(datePublished),
    )
    return [
      ...vague.map(({ key, value }) =>
        onPage(page, `${key} ist «${value}»`, 'Als 2026-11-21T00:00:00+01:00 schreiben.'),
      ),
      ...reversed.map(() => onPage(page, 'dateModified liegt vor datePublished', 'Die Daten berichtigen.')),
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
  ...onIndexablePages((page) => {
    const shown = elements(page.tree, 'body').map(visibleText).join(' ')
    const called = attributes(elements(page.tree, 'a'), 'href')
    return (
      statementsIn(jsonLdOf(page))
        .filter(isSaid)
        .filter(({ value }) => !shown.includes(value.replace(/\s+/g, ' ').trim()))
        // Written for machines here, and there for people: +41 44 … and 044 …, punycode and umlauts.
        .filter(({ key, value }) => !(key in schemes && called.includes(`${schemes[key]}${value}`)))
        .map(({ key, value }) => {
          const message = `${key} «${value}» steht nicht auf der Seite`
          return onPage(page, message, 'Auf der Seite zeigen oder weglassen.', value)
        })
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

const visibleAuthor: Rule = {
  id: 'visible-author',
  title: 'Als Autorin ist ausgezeichnet, wer über dem Text steht',
  why: 'Die Auszeichnung muss dem entsprechen, was Lesende sehen. Wer als Autorin genannt ist, steht darum auch in der Zeile über dem Text.',
  source: sources.structuredDataPolicy,
  ...onIndexablePages((page) => {
    const shown = bylines(page)
    const nodes = jsonLdOf(page)
    return objectsIn(nodes)
      .flatMap(({ author }) => objectsIn(author))
      .flatMap((author) => statementsIn(authorNode(author, nodes)))
      .filter(({ key, value }) => key === 'name' && !shown.includes(value))
      .map(({ value }) => {
        const message = `nennt als Autorin «${value}», die Seite zeigt ${shown.join(', ') || 'niemanden'}`
        return onPage(page, message, 'Mit <a rel="author"> zeigen oder weglassen.')
      })
  }),
}

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
  ...onIndexablePages((page) =>
    objectsIn(jsonLdOf(page))
      .flatMap(typesOf)
      .flatMap((type) => {
        const reason = reasons[type]
        return reason ? [onPage(page, `zeichnet ${type} aus`, reason)] : []
      }),
  ),
}

export const structuredData: Group = {
  title: 'Strukturierte Daten',
  rules: [dates, visibleStatements, visibleAuthor, retiredTypes],
}
