import type { Root } from 'hast'
import { checkCode } from '../src/tools/hreflang/language-code.ts'
import { crawlerRules, namedCrawler } from '../src/tools/page-check/robots/crawlers.ts'
import { judgeAddress } from '../src/tools/page-check/robots/judge-address.ts'
import { parseRobots, textOfOctets } from '../src/tools/page-check/robots/parse-robots.ts'
import { type Group, inFile, onEveryPage, onIndexablePages, onPage, type Rule } from './rule.ts'
import { type AuditedPage, type AuditedSite, filesNamed, textOf } from './site/audited-site.ts'
import { attributes, elements, links, metas } from './site/elements.ts'
import { jsonLdOf } from './site/json-ld.ts'
import { elementsAt, parseXml, textsAt } from './site/xml-document.ts'
import { sources } from './sources.ts'

const canonical: Rule = {
  id: 'canonical',
  title: 'Jede Seite nennt ihre eigene kanonische Adresse',
  why: 'Ist eine Seite unter mehreren Adressen erreichbar, verteilen sich ihre Signale. Der Verweis auf die eine, vollständige Adresse führt sie zusammen. Auf eine ausgeschlossene Seite gehört er nicht.',
  source: sources.canonical,
  ...onEveryPage((page, { origin }) => {
    const found = links(page.tree, 'canonical')
    const expected = page.isIndexable ? [origin + page.path] : []
    if (found.join() === expected.join()) return []
    const hint = page.isIndexable ? `${origin}${page.path} nennen.` : 'Den Verweis entfernen.'
    return [onPage(page, `kanonische Adresse ist ${found.join(', ') || 'nicht genannt'}`, hint)]
  }),
}

const wanted = ['max-image-preview:large', 'max-snippet:-1']
const unwanted = /nofollow|nosnippet|noimageindex|unavailable_after/

const robotsMeta: Rule = {
  id: 'robots-meta',
  title: 'Seiten erlauben lange Ausschnitte und grosse Bilder',
  why: 'Ohne diese Angaben darf Google Ausschnitte kürzen und nur kleine Vorschaubilder zeigen; die grossen Karten in Discover brauchen die Erlaubnis.',
  source: sources.robotsMeta,
  ...onIndexablePages((page) => {
    const given = metas(page.tree, 'robots')
      .join(',')
      .split(/\s*,\s*/)
    const missing = wanted.filter((order) => !given.includes(order))
    const refused = given.filter((order) => unwanted.test(order))
    return [
      ...missing.map((order) => onPage(page, `es fehlt «${order}»`, 'Im Kopf ergänzen.')),
      ...refused.map((order) => onPage(page, `«${order}» steht im Weg`, 'Entfernen.')),
    ]
  }),
}

const language: Rule = {
  id: 'language',
  title: 'Jede Seite nennt ihre Sprache, überall dieselbe',
  why: 'Screenreader wählen danach die Stimme, Browser die Silbentrennung. Widersprüche zwischen Seite und Vorschau lassen zweifeln, für wen sie ist.',
  source: sources.accessibility,
  ...onEveryPage((page, { pages }) => {
    const home = pages.find(({ path }) => path === '/') ?? page
    const expected = languageOf(home.tree)
    const found = languageOf(page.tree)
    const preview = metas(page.tree, 'og:locale').join().replace('_', '-')
    if (found === '') return [onPage(page, 'nennt keine Sprache', 'lang an <html> setzen.')]
    const code = checkCode(found)
    if (!code.isValid) return [onPage(page, code.problem, 'lang an <html> berichtigen.')]
    if (found !== expected)
      return [onPage(page, `nennt «${found}», die Startseite «${expected}»`, 'Angleichen.')]
    if (preview !== '' && preview !== found)
      return [onPage(page, `og:locale sagt «${preview}», die Seite «${found}»`, 'Angleichen.')]
    return []
  }),
}

function languageOf(tree: Root): string {
  return attributes(elements(tree, 'html'), 'lang').join()
}

const sitemap = 'sitemap.xml'

const sitemapPages: Rule = {
  id: 'sitemap-pages',
  title: 'Die Sitemap nennt genau die Seiten, die gefunden werden sollen',
  why: 'Eine Sitemap mit fehlenden, ausgeschlossenen oder verschobenen Adressen lenkt Crawler an die falschen Orte.',
  source: sources.sitemap,
  covers: filesNamed(sitemap),
  check(site) {
    const { entries, fault } = readSitemap(site)
    const listed = entries.map(({ address }) => address)
    const expected = site.indexable.map(({ path }) => site.origin + path)
    const extra = listed.filter(
      (address, index) => !expected.includes(address) || listed.indexOf(address) !== index,
    )
    return [
      ...(fault ? [inFile(sitemap, fault, 'Die Sitemap neu erzeugen.')] : []),
      ...expected
        .filter((address) => !listed.includes(address))
        .map((address) => inFile(sitemap, `${address} fehlt`, 'Aufnehmen oder mit «noindex» ausschliessen.')),
      ...extra.map((address) =>
        inFile(
          sitemap,
          `${address} gehört nicht hinein`,
          'Jede indexierbare Seite einmal nennen, sonst nichts.',
        ),
      ),
    ]
  },
}

const sitemapDates: Rule = {
  id: 'sitemap-dates',
  title: 'Die Daten der Sitemap sind wahr',
  why: 'Google beachtet lastmod nur, wenn es sich als zuverlässig erweist. Es muss der Tag der letzten inhaltlichen Änderung sein, den auch die Seite nennt.',
  source: sources.sitemap,
  covers: filesNamed(sitemap),
  check: (site) =>
    readSitemap(site).entries.flatMap(({ address, lastModified }) => {
      const page = site.indexable.find(({ path }) => site.origin + path === address)
      const stated = page && modifiedOn(page, address)
      if (!page || stated === lastModified.slice(0, 10)) return []
      const message = `${page.path}: lastmod ist ${lastModified || 'leer'}, die Seite sagt ${stated ?? 'nichts'}`
      return [inFile(sitemap, message, 'Beide aus derselben Angabe erzeugen.')]
    }),
}

function readSitemap(site: AuditedSite): {
  entries: { address: string; lastModified: string }[]
  fault?: string
} {
  const text = textOf(site, sitemap)
  if (text === undefined) return { entries: [], fault: 'fehlt' }
  const { root, fault } = parseXml(text)
  if (!root) return { entries: [], fault: `ist kein gültiges XML: ${fault}` }
  const entries = elementsAt(root, 'url').map((url) => ({
    address: textsAt(url, 'loc').join(),
    lastModified: textsAt(url, 'lastmod').join(),
  }))
  return { entries }
}

function modifiedOn(page: AuditedPage, address: string): string | undefined {
  const stated = jsonLdOf(page).find((node) => node['@id'] === address)?.dateModified
  return typeof stated === 'string' ? stated.slice(0, 10) : undefined
}

const crawlers = ['Googlebot', 'Bingbot', 'Applebot', 'AnyOtherBot']

/** Google reads 500 KiB. */
const largest = 500 * 1024

const inRobots = (message: string, hint: string) => inFile('robots.txt', message, hint)

const robotsTxt: Rule = {
  id: 'robots-txt',
  title: 'robots.txt lässt Suchmaschinen alle Seiten und ihre Bausteine lesen',
  why: 'Eine gesperrte Seite kann nicht gelesen werden, ein gesperrtes Skript oder Stylesheet verfälscht, was Google beim Darstellen sieht. Geprüft mit dem eigenen Werkzeug, das robots.txt auslegt wie Googles Parser.',
  source: sources.robotsTxt,
  covers: filesNamed('robots.txt'),
  check(site) {
    const text = textOf(site, 'robots.txt')
    if (text === undefined) return [inRobots('fehlt', 'Anlegen, und darin die Sitemap nennen.')]
    const robots = readRobots(text)
    const assets = [...site.files.keys()].filter((name) => /\.(js|css|png|svg)$/.test(name))
    const paths = [...site.indexable.map(({ path }) => path), ...assets.map((name) => `/${name}`)]
    const address = `${site.origin}/${sitemap}`
    return [
      ...crawlers.flatMap((crawler) =>
        paths
          .filter((path) => !robots.isAllowed(path, crawler))
          .map((path) => inRobots(`${crawler} darf ${path} nicht lesen`, 'Die Sperre aufheben.')),
      ),
      ...(robots.sitemaps.includes(address)
        ? []
        : [inRobots('nennt die Sitemap nicht', `«Sitemap: ${address}» ergänzen.`)]),
      ...(text.length > largest
        ? [inRobots('ist grösser als 500 KiB', 'Kürzen: Den Rest liest Google nicht.')]
        : []),
    ]
  },
}

const aiCrawlers: Rule = {
  id: 'ai-crawlers',
  title: 'robots.txt sagt zu jedem KI-Crawler, was die Firma entschieden hat',
  why: 'Wer in KI-Antworten genannt sein will, lässt deren Suche zu; ob Modelle mit den Texten trainieren, ist eine andere Frage. Ein Crawler befolgt nur die Gruppe, die ihn nennt: Ein falscher Name, und die Entscheidung gilt nicht.',
  source: sources.robotsExclusion,
  covers: filesNamed('robots.txt'),
  check(site) {
    const text = textOf(site, 'robots.txt') ?? ''
    const robots = readRobots(text)
    const named = new Set([...text.matchAll(/^user-agent:\s*(\S+)/gim)].map(([, name]) => name))
    return Object.entries(site.crawlerChoices).flatMap(([crawler, access]) => {
      const hint = `${crawler} in eine Gruppe nach der Entscheidung setzen.`
      if (!named.has(crawler)) return [inRobots(`nennt ${crawler} nicht`, hint)]
      const wrong = site.indexable.find(
        ({ path }) => robots.isAllowed(path, crawler) !== (access === 'allow'),
      )
      if (!wrong) return []
      const message = `${crawler} darf ${wrong.path} ${access === 'allow' ? 'nicht lesen' : 'lesen'}`
      return [inRobots(message, hint)]
    })
  },
}

export const indexing: Group = {
  title: 'Indexierung',
  rules: [canonical, robotsMeta, language, sitemapPages, sitemapDates, robotsTxt, aiCrawlers],
}

interface RobotsVerdict {
  isAllowed: (path: string, crawler: string) => boolean
  sitemaps: string[]
}

/** A robots.txt as crawlers read it, by the engine of the site's own tool, which follows Google's parser case by case. */
function readRobots(text: string): RobotsVerdict {
  const lines = parseRobots(text)
  const sitemaps = lines.filter(({ directive }) => directive === 'sitemap')
  return {
    sitemaps: sitemaps.map(({ value }) => textOfOctets(value)),
    isAllowed: (path, crawler) =>
      judgeAddress(path, [crawlerRules(lines, namedCrawler(crawler))])[0]?.allowed !== false,
  }
}
