import { measure } from '../src/tools/snippet/letter-width.ts'
import { type Finding, type Group, onEveryPage, onIndexablePages, onPage, type Rule } from './rule.ts'
import { type AuditedPage, everyPage, indexablePages } from './site/audited-site.ts'
import { elements, metas, titles } from './site/elements.ts'
import { visibleText } from './site/visible-text.ts'
import { sources } from './sources.ts'

const titlePresent: Rule = {
  id: 'title-present',
  title: 'Jede Seite hat einen Titel',
  why: 'Der Titel ist meist die Überschrift im Suchergebnis. Fehlt er, setzt Google selbst einen zusammen.',
  source: sources.titleLinks,
  ...onEveryPage((page) => notOnce(page, 'title', titles(page.tree))),
}

const titleUnique: Rule = {
  id: 'title-unique',
  title: 'Kein Titel steht zweimal',
  why: 'Zwei gleiche Titel lassen sich in den Suchergebnissen nicht unterscheiden, weder von Menschen noch von der Suchmaschine.',
  source: sources.titleLinks,
  covers: everyPage,
  check: ({ pages }) => repeated(pages, 'denselben Titel', ({ tree }) => titles(tree)),
}

/** The customary limit of SEO tools for desktop results, in px of Arial at 20 px. Google names no number. */
const widestTitle = 580

const titleWidth: Rule = {
  id: 'title-width',
  title: 'Titel haben im Suchergebnis Platz',
  why: 'Google nennt keine Höchstlänge, sondern kürzt nach der Breite des Geräts; am Bildschirm misst die Branche rund 580 Pixel. Was die Seite ausmacht, steht darum davor. Der Name der Website am Schluss zählt nicht, denn Google zeigt ihn eigens an.',
  source: sources.titleLinks,
  isWarning: true,
  ...onIndexablePages((page) => {
    const title = ownPart(titles(page.tree).join(' '), metas(page.tree, 'og:site_name').join())
    const width = measure(title, 20)
    if (width <= widestTitle) return []
    const message = `Titel ist ${width} Pixel breit: «${title}»`
    return [onPage(page, message, `Auf ${widestTitle} Pixel kürzen.`, title)]
  }),
}

function ownPart(title: string, siteName: string): string {
  return siteName !== '' && title.endsWith(siteName)
    ? title.slice(0, -siteName.length).replace(/[\s–|-]+$/, '')
    : title
}

const descriptionPresent: Rule = {
  id: 'description-present',
  title: 'Jede Seite hat eine Beschreibung',
  why: 'Die Beschreibung ist ein Angebot für den Text unter dem Titel. Ohne sie nimmt Google immer einen Ausschnitt der Seite.',
  source: sources.snippets,
  ...onIndexablePages((page) => notOnce(page, 'meta name="description"', metas(page.tree, 'description'))),
}

const descriptionUnique: Rule = {
  id: 'description-unique',
  title: 'Keine Beschreibung steht zweimal',
  why: 'Gleiche Beschreibungen helfen niemandem bei der Wahl, wenn mehrere Seiten einer Website im selben Resultat stehen.',
  source: sources.snippets,
  covers: indexablePages,
  check: ({ indexable }) =>
    repeated(indexable, 'dieselbe Beschreibung', ({ tree }) => metas(tree, 'description')),
}

/** Our own limit: two lines of desktop results in Arial at 14 px, minus ellipsis and date. */
const widestDescription = 990
const narrowestDescription = 400

const descriptionWidth: Rule = {
  id: 'description-width',
  title: 'Beschreibungen haben im Suchergebnis Platz',
  why: 'Google nennt keine Höchstlänge und kürzt nach Platz. Unsere Grenze von 990 Pixeln sind knapp zwei Zeilen am Bildschirm; Telefone kürzen früher, darum steht das Wichtige vorne. Unter 400 Pixeln bleibt Platz ungenutzt.',
  source: sources.snippets,
  isWarning: true,
  ...onIndexablePages((page) => {
    const description = metas(page.tree, 'description').join(' ')
    const width = measure(description, 14)
    if (description === '' || (width >= narrowestDescription && width <= widestDescription)) return []
    const hint = `Zwischen ${narrowestDescription} und ${widestDescription} Pixeln schreiben.`
    return [onPage(page, `Beschreibung ist ${width} Pixel breit`, hint, description)]
  }),
}

const oneH1: Rule = {
  id: 'one-h1',
  title: 'Jede Seite hat genau eine Hauptüberschrift',
  why: 'Die Hauptüberschrift sagt Lesenden, Screenreadern und Suchmaschinen, worum es geht. Google zieht sie auch für den Titel im Resultat heran.',
  source: sources.titleLinks,
  ...onEveryPage((page) => notOnce(page, 'h1', elements(page.tree, 'h1').map(visibleText))),
}

export const head: Group = {
  title: 'Titel, Beschreibung, Überschriften',
  rules: [
    titlePresent,
    titleUnique,
    titleWidth,
    descriptionPresent,
    descriptionUnique,
    descriptionWidth,
    oneH1,
  ],
}

function repeated(pages: AuditedPage[], name: string, read: (page: AuditedPage) => string[]): Finding[] {
  const first = new Map<string, AuditedPage>()
  return pages.flatMap((page) => {
    const value = read(page).join(' ')
    const twin = first.get(value)
    if (!twin) first.set(value, page)
    if (!twin || value === '') return []
    const message = `hat ${name} wie ${twin.path}: «${value}»`
    return [onPage(page, message, 'Sagen, was nur diese Seite bietet.', value)]
  })
}

function notOnce(page: AuditedPage, name: string, values: string[]): Finding[] {
  if (values.length === 1 && values[0]?.trim()) return []
  const message = values.length > 1 ? `hat ${values.length} × ${name}` : `hat kein <${name}>`
  return [onPage(page, message, 'Genau ein nicht leeres Element schreiben.')]
}
