import type { Element } from 'hast'
import { canParseUrl } from '../src/lib/can-parse-url.ts'
import { hashTarget } from '../src/lib/hash-scroll.ts'
import { parseRedirects } from '../ssg/hosts/host-files.ts'
import { type Group, onEveryPage, onPage, type Rule } from './rule.ts'
import {
  type AuditedPage,
  type AuditedSite,
  everyPage,
  fileAt,
  indexablePages,
  textOf,
} from './site/audited-site.ts'
import { attribute, attributes, elements } from './site/elements.ts'
import { visibleText } from './site/visible-text.ts'
import { sources } from './sources.ts'

const linkTargets: Rule = {
  id: 'link-targets',
  title: 'Alles, worauf eine Seite verweist, ist da',
  why: 'Ein toter Link ist für Lesende eine Sackgasse und für Crawler verlorene Zeit. Geprüft sind Links, Formulare, Skripte, Bilder und Vorschaubilder.',
  source: sources.links,
  ...onEveryPage((page, site) =>
    addressesOf(page).flatMap(({ address, element }) => {
      const base = site.origin + page.path
      if (!canParseUrl(address, base))
        return [onPage(page, `«${address}» ist keine Adresse`, 'Richtig schreiben.', address, element)]
      const url = new URL(address, base)
      if (url.origin !== site.origin || fileAt(site, url.pathname) !== undefined) return []
      if (element.tagName === 'form' && url.pathname === site.program) return []
      const hint = 'Auf eine Seite aus src/routes verweisen.'
      return [onPage(page, `nichts unter ${url.pathname}`, hint, address, element)]
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
  covers: everyPage,
  check(site) {
    const ids = new Map(site.pages.map(({ path, tree }) => [path, new Set(attributes(elements(tree), 'id'))]))
    return site.pages.flatMap((page) =>
      linksOf(page, site).flatMap(({ url, href, element, isInternal }) => {
        const known = ids.get(url.pathname)
        const anchor = hashTarget(url.hash)
        if (!isInternal || !known || anchor === '' || known.has(anchor)) return []
        const hint = `Kein Element von ${url.pathname} hat diese id.`
        return [onPage(page, `nichts unter ${href}`, hint, href, element)]
      }),
    )
  },
}

const crawlableLinks: Rule = {
  id: 'crawlable-links',
  title: 'Links sind Links: <a> mit einer Adresse',
  why: 'Google folgt nur Verweisen mit href. Was erst ein Skript zum Link macht, bleibt Crawlern verschlossen, ebenso Menschen ohne Skripte.',
  source: sources.links,
  ...onEveryPage((page) =>
    elements(page.tree)
      .filter(pretendsToLink)
      .map((element) => {
        const message = `<${element.tagName}> «${visibleText(element)}» ist kein Link, dem ein Crawler folgt`
        return onPage(page, message, 'Als <a href="…"> mit einer Adresse schreiben.', undefined, element)
      }),
  ),
}

function pretendsToLink(element: Element): boolean {
  const href = attribute(element, 'href')
  if (element.tagName === 'a') return href === undefined || /^(javascript:|\s*$)/i.test(href)
  return attribute(element, 'role') === 'link' || attribute(element, 'onClick') !== undefined
}

const vague =
  /^(hier|da|dort|hier klicken|klicken sie hier|(zum |dieser )?link|dieser artikel|diese seite|mehr|mehr (dazu|erfahren|lesen|infos|informationen)|weiter|weiterlesen|details|read more|more|click here|[^\p{L}\p{N}]*)$/iu

const linkText: Rule = {
  id: 'link-text',
  title: 'Linktexte sagen, wohin es geht',
  why: 'Der Linktext beschreibt Google das Ziel. Screenreader lesen Links auch als Liste vor, und zehnmal «hier» hilft dann niemandem.',
  source: sources.links,
  ...onEveryPage((page, site) =>
    linksOf(page, site)
      .filter(({ element }) => vague.test(nameOf(element)))
      .map(({ element, href }) => {
        const name = nameOf(element)
        const message = `Link zu ${href} heisst ${name ? `«${name}»` : 'nichts'}`
        return onPage(page, message, 'Das Ziel nennen.', href, element)
      }),
  ),
}

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
  ...onEveryPage((page, site) => {
    const table = parseRedirects(textOf(site, '_redirects') ?? '')
    return linksOf(page, site)
      .filter((link) => link.isInternal && (isDetour(link) || table.has(link.url.pathname)))
      .map(({ href, element }) =>
        onPage(page, `${href} ist ein Umweg`, 'Die kanonische Adresse verlinken.', href, element),
      )
  }),
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
      .map((page) =>
        onPage(page, `keine Seite verweist auf ${page.path}`, 'Von einer passenden Seite verlinken.'),
      )
  },
}

/** The allowed click depth up to a hundred pages, and beyond. */
const deepest = ({ indexable }: AuditedSite) => (indexable.length <= 100 ? 2 : 3)

const clickDepth: Rule = {
  id: 'click-depth',
  title: 'Jede Seite ist in wenigen Klicks von der Startseite erreichbar',
  why: 'Je weiter weg von der Startseite, desto seltener kommen Menschen und Crawler vorbei. Google nennt keine Zahl; unser Mass sind zwei Klicks bis hundert Seiten, drei bis tausend.',
  source: sources.starterGuide,
  // A warning, because the pages are still linked (`orphans`) and the remedy, a list by topic, is a larger decision.
  isWarning: true,
  covers: indexablePages,
  check(site) {
    const near = new Set(['/'])
    for (let clicks = 0; clicks < deepest(site); clicks += 1) {
      const opened = site.indexable.filter(({ path }) => near.has(path))
      for (const { url, isInternal } of opened.flatMap((page) => linksOf(page, site)))
        if (isInternal) near.add(url.pathname)
    }
    return site.indexable
      .filter(({ path }) => !near.has(path))
      .map((page) => {
        const message = `${page.path} liegt mehr als ${deepest(site)} Klicks von der Startseite`
        return onPage(page, message, 'Weiter oben verlinken.')
      })
  },
}

export const links: Group = {
  title: 'Verlinkung',
  rules: [linkTargets, anchors, crawlableLinks, linkText, directLinks, orphans, clickDepth],
}

interface PageLink {
  element: Element
  href: string
  url: URL
  isInternal: boolean
}

/** The links of a page. The rule on targets reports invalid addresses. */
function linksOf(page: AuditedPage, { origin }: AuditedSite): PageLink[] {
  return elements(page.tree, 'a').flatMap((element) => {
    const href = attribute(element, 'href')
    const base = origin + page.path
    if (href === undefined || !canParseUrl(href, base)) return []
    const url = new URL(href, base)
    return [{ element, href, url, isInternal: url.origin === origin }]
  })
}
