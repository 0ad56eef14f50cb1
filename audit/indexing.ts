import { checkCode } from '../src/tools/hreflang/language-code.ts'
import { crawlerRules, namedCrawler } from '../src/tools/page-check/robots/crawlers.ts'
import { judgeAddress } from '../src/tools/page-check/robots/judge-address.ts'
import { parseRobots, textOfOctets } from '../src/tools/page-check/robots/parse-robots.ts'
import type { Group, Rule } from './rule.ts'
import {
  type AuditedPage,
  everyPage,
  fileAt,
  filesNamed,
  indexablePages,
  placeOf,
  textOf,
} from './site/audited-site.ts'
import { attributes, elements, links, metas } from './site/elements.ts'
import { jsonLdOf } from './site/json-ld.ts'
import { readSitemap } from './site/sitemap-entries.ts'
import { sources } from './sources.ts'

const canonical: Rule = {
  id: 'canonical',
  title: 'Jede Seite nennt ihre eigene kanonische Adresse',
  why: 'Ist eine Seite unter mehreren Adressen erreichbar, verteilen sich ihre Signale. Der Verweis auf die eine, vollständige Adresse führt sie zusammen. Auf eine ausgeschlossene Seite gehört er nicht.',
  source: sources.canonical,
  severity: 'error',
  covers: everyPage,
  check: ({ pages, origin }) =>
    pages.flatMap((page) => {
      const found = links(page.tree, 'canonical')
      const expected = page.isIndexable ? [origin + page.path] : []
      if (found.join() === expected.join()) return []
      const message = `kanonische Adresse ist ${found.join(', ') || 'nicht genannt'}`
      const hint = page.isIndexable ? `${origin}${page.path} nennen.` : 'Den Verweis entfernen.'
      return [{ ...placeOf(page), message, hint }]
    }),
}

const wanted = ['max-image-preview:large', 'max-snippet:-1']
const unwanted = /nofollow|nosnippet|noimageindex|unavailable_after/

const robotsMeta: Rule = {
  id: 'robots-meta',
  title: 'Seiten erlauben lange Ausschnitte und grosse Bilder',
  why: 'Ohne diese Angaben darf Google Ausschnitte kürzen und nur kleine Vorschaubilder zeigen; die grossen Karten in Discover brauchen die Erlaubnis.',
  source: sources.robotsMeta,
  severity: 'error',
  covers: indexablePages,
  check: ({ indexable }) =>
    indexable.flatMap((page) => {
      const orders = metas(page.tree, 'robots')
      const given = orders.join(',').split(/\s*,\s*/)
      const missing = wanted.filter((order) => !given.includes(order))
      const refused = given.filter((order) => unwanted.test(order))
      const place = placeOf(page)
      return [
        ...missing.map((order) => ({ ...place, message: `es fehlt «${order}»`, hint: 'Im Kopf ergänzen.' })),
        ...refused.map((order) => ({ ...place, message: `«${order}» steht im Weg`, hint: 'Entfernen.' })),
      ]
    }),
}

const language: Rule = {
  id: 'language',
  title: 'Jede Seite nennt ihre Sprache, überall dieselbe',
  why: 'Screenreader wählen danach die Stimme, Browser die Silbentrennung. Widersprüche zwischen Seite und Vorschau lassen zweifeln, für wen sie ist.',
  source: sources.accessibility,
  severity: 'error',
  covers: everyPage,
  check({ pages }) {
    const home = pages.find(({ path }) => path === '/')
    const expected = home ? languageOf(home.tree) : ''
    return pages.flatMap((page) => {
      const found = languageOf(page.tree)
      const preview = metas(page.tree, 'og:locale').join().replace('_', '-')
      const place = placeOf(page)
      if (found === '') return [{ ...place, message: 'nennt keine Sprache', hint: 'lang an <html> setzen.' }]
      const code = checkCode(found)
      if (!code.isValid) return [{ ...place, message: code.problem, hint: 'lang an <html> berichtigen.' }]
      if (found !== expected)
        return [{ ...place, message: `nennt «${found}», die Startseite «${expected}»`, hint: 'Angleichen.' }]
      if (preview !== '' && preview !== found)
        return [
          { ...place, message: `og:locale sagt «${preview}», die Seite «${found}»`, hint: 'Angleichen.' },
        ]
      return []
    })
  },
}

function languageOf(tree: Parameters<typeof elements>[0]): string {
  return attributes(elements(tree, 'html'), 'lang').join()
}

const sitemapPages: Rule = {
  id: 'sitemap-pages',
  title: 'Die Sitemap nennt genau die Seiten, die gefunden werden sollen',
  why: 'Eine Sitemap mit fehlenden, ausgeschlossenen oder verschobenen Adressen lenkt Crawler an die falschen Orte.',
  source: sources.sitemap,
  severity: 'error',
  covers: filesNamed(/^sitemap.*\.xml$/),
  check(site) {
    const { entries, faults } = readSitemap(site)
    const listed = entries.map(({ address }) => address)
    const expected = site.indexable.map(({ path }) => site.origin + path)
    const file = 'dist/sitemap.xml'
    return [
      ...faults.map((fault) => ({
        file: `dist/${fault.file}`,
        message: fault.message,
        hint: 'Die Sitemap neu erzeugen.',
      })),
      ...expected
        .filter((address) => !listed.includes(address))
        .map((address) => ({
          file,
          message: `${address} fehlt`,
          hint: 'Aufnehmen oder mit «noindex» ausschliessen.',
        })),
      ...listed
        .filter((address, index) => !expected.includes(address) || listed.indexOf(address) !== index)
        .map((address) => ({
          file,
          message: `${address} gehört nicht hinein`,
          hint: 'Jede indexierbare Seite einmal nennen, sonst nichts.',
        })),
    ]
  },
}

const sitemapDates: Rule = {
  id: 'sitemap-dates',
  title: 'Die Daten der Sitemap sind wahr',
  why: 'Google beachtet lastmod nur, wenn es sich als zuverlässig erweist. Es muss der Tag der letzten inhaltlichen Änderung sein, den auch die Seite nennt.',
  source: sources.sitemap,
  severity: 'error',
  covers: filesNamed(/^sitemap.*\.xml$/),
  check: (site) =>
    readSitemap(site).entries.flatMap(({ file, address, lastModified }) => {
      const page = site.indexable.find(({ path }) => site.origin + path === address)
      const stated = page && modifiedOn(page, address)
      if (!page || stated === lastModified.slice(0, 10)) return []
      const message = `${page.path}: lastmod ist ${lastModified || 'leer'}, die Seite sagt ${stated ?? 'nichts'}`
      return [{ file: `dist/${file}`, message, hint: 'Beide aus derselben Angabe erzeugen.' }]
    }),
}

function modifiedOn(page: AuditedPage, address: string): string | undefined {
  const stated = jsonLdOf(page).nodes.find((node) => node['@id'] === address)?.dateModified
  return typeof stated === 'string' ? stated.slice(0, 10) : undefined
}

const crawlers = ['Googlebot', 'Bingbot', 'Applebot', 'AnyOtherBot']

/** Google reads 500 KiB. */
const largest = 500 * 1024

const robotsTxt: Rule = {
  id: 'robots-txt',
  title: 'robots.txt lässt Suchmaschinen alle Seiten und ihre Bausteine lesen',
  why: 'Eine gesperrte Seite kann nicht gelesen werden, ein gesperrtes Skript oder Stylesheet verfälscht, was Google beim Darstellen sieht. Geprüft mit dem eigenen Werkzeug, das robots.txt auslegt wie Googles Parser.',
  source: sources.robotsTxt,
  severity: 'error',
  covers: filesNamed('robots.txt'),
  check(site) {
    const file = 'dist/robots.txt'
    const text = textOf(site, 'robots.txt')
    if (text === undefined)
      return [{ file, message: 'fehlt', hint: 'Anlegen, und darin die Sitemap nennen.' }]
    const robots = readRobots(text)
    const assets = [...site.files.keys()].filter((name) => /\.(js|css|png|svg)$/.test(name))
    const paths = [...site.indexable.map(({ path }) => path), ...assets.map((name) => `/${name}`)]
    const closed = crawlers.flatMap((crawler) =>
      paths
        .filter((path) => !robots.isAllowed(path, crawler))
        .map((path) => ({
          file,
          message: `${crawler} darf ${path} nicht lesen`,
          hint: 'Die Sperre aufheben.',
        })),
    )
    const sitemap = `${site.origin}/sitemap.xml`
    return [
      ...closed,
      ...(robots.sitemaps.includes(sitemap)
        ? []
        : [{ file, message: 'nennt die Sitemap nicht', hint: `«Sitemap: ${sitemap}» ergänzen.` }]),
      ...(text.length > largest
        ? [{ file, message: 'ist grösser als 500 KiB', hint: 'Kürzen: Den Rest liest Google nicht.' }]
        : []),
    ]
  },
}

const aiCrawlers: Rule = {
  id: 'ai-crawlers',
  title: 'robots.txt sagt zu jedem KI-Crawler, was die Firma entschieden hat',
  why: 'Wer in KI-Antworten genannt sein will, lässt deren Suche zu; ob Modelle mit den Texten trainieren, ist eine andere Frage. Ein Crawler befolgt nur die Gruppe, die ihn nennt: Ein falscher Name, und die Entscheidung gilt nicht.',
  source: sources.robotsExclusion,
  severity: 'error',
  covers: filesNamed('robots.txt'),
  check(site) {
    const text = textOf(site, 'robots.txt') ?? ''
    const robots = readRobots(text)
    const named = new Set([...text.matchAll(/^user-agent:\s*(\S+)/gim)].map(([, name]) => name))
    return [...site.crawlerChoices].flatMap(([crawler, access]) => {
      const finding = (message: string) => [
        { file: 'dist/robots.txt', message, hint: `${crawler} in eine Gruppe nach der Entscheidung setzen.` },
      ]
      if (!named.has(crawler)) return finding(`nennt ${crawler} nicht`)
      const wrong = site.indexable.find(
        ({ path }) => robots.isAllowed(path, crawler) !== (access === 'allow'),
      )
      if (!wrong) return []
      return finding(`${crawler} darf ${wrong.path} ${access === 'allow' ? 'nicht lesen' : 'lesen'}`)
    })
  },
}

const file = 'llms.txt'

const llmsTxt: Rule = {
  id: 'llms-txt',
  title: 'llms.txt, wo es sie gibt, führt zu jedem Text in Markdown und nirgends ins Leere',
  why: 'Die Datei bewirkt in der Google-Suche nichts. Wer Programmen damit den Weg zeigt, zeigt ihn richtig: Sie folgen den Links, ohne zu suchen.',
  source: sources.llmsTxt,
  severity: 'error',
  covers: filesNamed(file),
  check(site) {
    const text = textOf(site, file)
    if (text === undefined) return []
    const addresses = [...text.matchAll(/^- \[[^\]]+\]\(([^)\s]+)\)/gm)].map(([, address = '']) => address)
    const copies = [...site.files.keys()].filter((name) => name.endsWith('.md'))
    const finding = (message: string, hint: string) => ({ file: `dist/${file}`, message, hint })
    return [
      ...(text.startsWith('# ')
        ? []
        : [finding('beginnt nicht mit dem Namen der Website', 'Mit «# Name» beginnen.')]),
      ...addresses
        .filter((address) => !leadsToFile(address))
        .map((address) =>
          finding(`${address} führt ins Leere`, 'Die vollständige Adresse einer Seite nennen.'),
        ),
      ...copies
        .filter((copy) => !addresses.includes(`${site.origin}/${copy}`))
        .map((copy) => finding(`nennt ${copy} nicht`, 'In die Liste aufnehmen.')),
    ]

    function leadsToFile(address: string): boolean {
      if (!address.startsWith(`${site.origin}/`)) return false
      return fileAt(site, new URL(address).pathname) !== undefined
    }
  },
}

export const indexing: Group = {
  title: 'Indexierung',
  rules: [canonical, robotsMeta, language, sitemapPages, sitemapDates, robotsTxt, aiCrawlers, llmsTxt],
}

interface RobotsVerdict {
  isAllowed: (path: string, crawler: string) => boolean
  /** The addresses of the sitemaps that the file names. */
  sitemaps: string[]
}

/** A robots.txt as crawlers read it, by the engine of the site's own tool, which follows Google's parser case by case. */
function readRobots(text: string): RobotsVerdict {
  const { lines } = parseRobots(text)
  const sitemaps = lines.filter(({ directive }) => directive === 'sitemap')
  return {
    sitemaps: sitemaps.map(({ value }) => textOfOctets(value)),
    isAllowed: (path, crawler) =>
      judgeAddress(path, [crawlerRules(lines, namedCrawler(crawler))])[0]?.allowed !== false,
  }
}
