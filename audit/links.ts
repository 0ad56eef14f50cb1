import type { Element } from 'hast'
import { canParseUrl } from '../src/lib/can-parse-url.ts'
import { redirects } from './addresses.ts'
import type { Group, Rule } from './rule.ts'
import {
  type AuditedPage,
  type AuditedSite,
  everyPage,
  fileAt,
  indexablePages,
  placeOf,
} from './site/audited-site.ts'
import { attribute, attributes, elements } from './site/elements.ts'
import { visibleText } from './site/visible-text.ts'
import { sources } from './sources.ts'

const linkTargets: Rule = {
  id: 'link-targets',
  title: 'Alles, worauf eine Seite verweist, ist da',
  why: 'Ein toter Link ist für Lesende eine Sackgasse und für Crawler verlorene Zeit. Geprüft sind Links, Formulare, Skripte, Bilder und Vorschaubilder.',
  source: sources.links,
  severity: 'error',
  covers: everyPage,
  check: (site) =>
    site.pages.flatMap((page) =>
      addressesOf(page).flatMap(({ address, element }) => {
        const base = site.origin + page.path
        if (!canParseUrl(address, base))
          return [
            {
              ...placeOf(page, address, element),
              message: `«${address}» ist keine Adresse`,
              hint: 'Richtig schreiben.',
            },
          ]
        const url = new URL(address, base)
        if (url.origin !== site.origin || fileAt(site, url.pathname) !== undefined) return []
        if (element.tagName === 'form' && url.pathname === site.program) return []
        return [
          {
            ...placeOf(page, address, element),
            message: `nichts unter ${url.pathname}`,
            hint: 'Auf eine Seite aus src/routes verweisen.',
          },
        ]
      }),
    ),
}

function addressesOf({ tree }: AuditedPage): { address: string; element: Element }[] {
  return elements(tree).flatMap((element) =>
    addressesIn(element)
      .filter((address) => address !== undefined)
      .map((address) => ({ address, element })),
  )
}

function addressesIn(element: Element): (string | undefined)[] {
  if (element.tagName === 'meta') {
    const content = attribute(element, 'content')
    return content?.startsWith('https://') ? [content] : []
  }
  return ['href', 'src', 'action', 'formAction', 'poster'].map((name) => attribute(element, name))
}

const anchors: Rule = {
  id: 'anchors',
  title: 'Jede Sprungmarke ist da',
  why: 'Ein Link zu einer Stelle, die es nicht gibt, endet oben auf der Seite, und niemand findet, was versprochen war.',
  source: sources.html,
  severity: 'error',
  covers: everyPage,
  check(site) {
    const byPath = new Map(site.pages.map((page) => [page.path, page]))
    return site.pages.flatMap((page) =>
      linksOf(page, site).flatMap(({ url, href, element, isInternal }) => {
        const target = byPath.get(url.pathname)
        const anchor = decoded(url.hash.slice(1))
        if (!isInternal || !target || anchor === '' || idsOf(target).has(anchor)) return []
        const message = `nichts unter ${href}`
        return [
          { ...placeOf(page, href, element), message, hint: `Kein Element von ${target.path} hat diese id.` },
        ]
      }),
    )
  },
}

const known = new WeakMap<AuditedPage, Set<string>>()

/** A cache, because many links lead to anchors of a few pages. */
function idsOf(page: AuditedPage): Set<string> {
  const ids = known.get(page) ?? new Set(attributes(elements(page.tree), 'id'))
  known.set(page, ids)
  return ids
}

/** A hash with a malformed escape is compared as it is written. */
function decoded(hash: string): string {
  return /%(?![\da-f]{2})/i.test(hash) ? hash : decodeURIComponent(hash)
}

const uniqueIds: Rule = {
  id: 'unique-ids',
  title: 'Keine id steht zweimal auf einer Seite',
  why: 'Browser springen zur ersten von zwei gleichen Marken, und Beschriftungen hängen am falschen Feld.',
  source: sources.html,
  severity: 'error',
  covers: everyPage,
  check: ({ pages }) =>
    pages.flatMap((page) => {
      const seen = new Set<string>()
      return elements(page.tree).flatMap((element) => {
        const id = attribute(element, 'id')
        if (id === undefined || !seen.has(id)) {
          if (id !== undefined) seen.add(id)
          return []
        }
        const message = `id «${id}» steht mehrmals`
        return [{ ...placeOf(page, undefined, element), message, hint: 'Eine davon umbenennen.' }]
      })
    }),
}

const crawlableLinks: Rule = {
  id: 'crawlable-links',
  title: 'Links sind Links: <a> mit einer Adresse',
  why: 'Google folgt nur Verweisen mit href. Was erst ein Skript zum Link macht, bleibt Crawlern verschlossen, ebenso Menschen ohne Skripte.',
  source: sources.links,
  severity: 'error',
  covers: everyPage,
  check: ({ pages }) =>
    pages.flatMap((page) =>
      elements(page.tree)
        .filter(pretendsToLink)
        .map((element) => ({
          ...placeOf(page, undefined, element),
          message: `<${element.tagName}> «${visibleText(element)}» ist kein Link, dem ein Crawler folgt`,
          hint: 'Als <a href="…"> mit einer Adresse schreiben.',
        })),
    ),
}

function pretendsToLink(element: Element): boolean {
  const href = attribute(element, 'href')
  if (element.tagName === 'a') return href === undefined || /^(javascript:|\s*$)/i.test(href)
  return attribute(element, 'role') === 'link' || attribute(element, 'onClick') !== undefined
}

const vague =
  /^(hier|da|dort|hier klicken|klicken sie hier|link|zum link|mehr|mehr dazu|mehr (erfahren|lesen|infos|informationen)|weiter|weiterlesen|details|read more|more|click here|[^\p{L}\p{N}]*)$/iu

const linkText: Rule = {
  id: 'link-text',
  title: 'Linktexte sagen, wohin es geht',
  why: 'Der Linktext beschreibt Google das Ziel. Screenreader lesen Links auch als Liste vor, und zehnmal «hier» hilft dann niemandem.',
  source: sources.links,
  severity: 'error',
  covers: everyPage,
  check: (site) =>
    site.pages.flatMap((page) =>
      linksOf(page, site)
        .filter(({ element }) => vague.test(nameOf(element)))
        .map(({ element, href }) => ({
          ...placeOf(page, href, element),
          message: `Link zu ${href} heisst ${nameOf(element) ? `«${nameOf(element)}»` : 'nichts'}`,
          hint: 'Das Ziel nennen.',
        })),
    ),
}

/** The accessible name of a link. */
function nameOf(link: Element): string {
  const label = attribute(link, 'ariaLabel')
  if (label) return label
  const pictures = elements(link).flatMap((part) => [attribute(part, 'alt'), attribute(part, 'ariaLabel')])
  return [visibleText(link), ...pictures]
    .join(' ')
    .replace(/[\s→›»]+$/, '')
    .trim()
}

const directLinks: Rule = {
  id: 'direct-links',
  title: 'Interne Links nennen die kanonische Adresse',
  why: 'Links über Weiterleitungen, mit Schrägstrich am Ende oder mit Parametern kosten einen Umweg und empfehlen Google eine andere Adresse als die richtige. Ein Parameter, der ein Formular ausfüllt, braucht `nofollow`.',
  source: sources.canonical,
  severity: 'error',
  covers: everyPage,
  check(site) {
    const table = redirects(site)
    return site.pages.flatMap((page) =>
      linksOf(page, site)
        .filter((link) => link.isInternal && (isDetour(link) || table.has(link.url.pathname)))
        .map(({ href, element }) => ({
          ...placeOf(page, href, element),
          message: `${href} ist ein Umweg`,
          hint: 'Die kanonische Adresse verlinken.',
        })),
    )
  },
}

/** A link to an address that is not canonical. A query is allowed with `nofollow`. */
function isDetour({ element, url: { pathname, search } }: PageLink): boolean {
  const isRecommended = !attribute(element, 'rel')?.split(/\s+/).includes('nofollow')
  return (search !== '' && isRecommended) || /.\/$|\.html$|\/index$/.test(pathname)
}

const orphans: Rule = {
  id: 'orphans',
  title: 'Jede Seite ist von einer anderen verlinkt',
  why: 'Google findet Seiten vor allem über Links. Eine Seite, auf die keine andere zeigt, gilt als unwichtig und wird oft gar nicht gefunden.',
  source: sources.links,
  severity: 'error',
  covers: indexablePages,
  check(site) {
    const linked = new Set(
      site.indexable.flatMap((page) =>
        linksOf(page, site)
          .filter(({ url, isInternal }) => isInternal && url.pathname !== page.path)
          .map(({ url }) => url.pathname),
      ),
    )
    return site.indexable
      .filter(({ path }) => path !== '/' && !linked.has(path))
      .map((page) => ({
        ...placeOf(page),
        message: `keine Seite verweist auf ${page.path}`,
        hint: 'Von einer passenden Seite verlinken.',
      }))
  },
}

/** The allowed click depth: two for a hundred pages, one more for each factor of ten. */
function deepest({ indexable }: AuditedSite): number {
  return 2 + Math.max(0, Math.ceil(Math.log10(indexable.length / 100)))
}

const clickDepth: Rule = {
  id: 'click-depth',
  title: 'Jede Seite ist in wenigen Klicks von der Startseite erreichbar',
  why: 'Je weiter weg von der Startseite, desto seltener kommen Menschen und Crawler vorbei. Google nennt keine Zahl; unser Mass sind zwei Klicks bis hundert Seiten, drei bis tausend.',
  source: sources.starterGuide,
  // A warning, because the pages are still linked (`orphans`) and the remedy, a list by topic, is a larger decision.
  severity: 'warning',
  covers: indexablePages,
  check(site) {
    const near = reachable(site)
    return site.indexable
      .filter(({ path }) => !near.has(path))
      .map((page) => ({
        ...placeOf(page),
        message: `${page.path} liegt mehr als ${deepest(site)} Klicks von der Startseite`,
        hint: 'Weiter oben verlinken.',
      }))
  },
}

function reachable(site: AuditedSite): Set<string> {
  const near = new Set(['/'])
  for (let clicks = 0; clicks < deepest(site); clicks += 1) {
    const opened = site.indexable.filter(({ path }) => near.has(path))
    for (const page of opened)
      for (const { url, isInternal } of linksOf(page, site)) if (isInternal) near.add(url.pathname)
  }
  return near
}

export const links: Group = {
  title: 'Verlinkung',
  rules: [linkTargets, anchors, uniqueIds, crawlableLinks, linkText, directLinks, orphans, clickDepth],
}

/** A link that a visitor can follow. */
interface PageLink {
  element: Element
  /** The `href` as written. */
  href: string
  url: URL
  isInternal: boolean
}

const listed = new WeakMap<AuditedPage, PageLink[]>()

/** The links of a page, cached. The rule on targets reports invalid addresses. */
function linksOf(page: AuditedPage, site: Pick<AuditedSite, 'origin'>): PageLink[] {
  const found = listed.get(page) ?? readLinks(page, site)
  listed.set(page, found)
  return found
}

function readLinks(page: AuditedPage, { origin }: Pick<AuditedSite, 'origin'>): PageLink[] {
  return elements(page.tree, 'a').flatMap((element) => {
    const href = attribute(element, 'href')
    const base = origin + page.path
    if (href === undefined || !canParseUrl(href, base)) return []
    const url = new URL(href, base)
    return [{ element, href, url, isInternal: url.origin === origin }]
  })
}
