import { brotliCompressSync } from 'node:zlib'
import { posix } from 'node:path'
import { type AuditedPage, type AuditedSite, textOf } from './site/audited-site.ts'
import { attributes, elements } from './site/elements.ts'
import { type Finding, type Group, inFile, onPage, type Rule } from './rule.ts'
import { sources } from './sources.ts'

/** The limits in bytes of brotli. They leave room for ordinary changes. */
export const limits = {
  /** A page with its styles. The first window of a TCP connection carries 14,600 of them. */
  document: 20_000,
  /** The script that runs before the app. */
  boot: 4_000,
  script: 112_000,
  firstVisit: 128_000,
}

/** Pages that list every article, so they grow. Their rule only warns (docs/decisions/0012-builds.md). */
const listsOfArticles = new Set(['/knowledge-base', '/404'])

const documentWeight: Rule = {
  id: 'document-weight',
  title: `Jede Seite wiegt mit ihren Stilen höchstens ${kilobytes(limits.document)}`,
  why: 'Rund 14 kB schickt ein Server, bevor er auf Antwort wartet. Was wenig darüber liegt, ist bei schwachem Empfang nach zweimal Hin und Her zu sehen.',
  source: sources.initialWindow,
  covers: (site) => pagesIn(site).others.map(({ file }) => file),
  check: (site) => heavyDocuments(site, pagesIn(site).others),
}

const listWeight: Rule = {
  id: 'list-weight',
  title: `Auch die Seiten, die alle Artikel nennen, wiegen höchstens ${kilobytes(limits.document)} und laden beim ersten Besuch höchstens ${kilobytes(limits.firstVisit)}`,
  why: 'Sie wachsen mit jedem Artikel. Was zu lang zum Laden wird, ist auch zu lang zum Lesen.',
  source: sources.initialWindow,
  isWarning: true,
  covers: (site) => pagesIn(site).lists.map(({ file }) => file),
  check(site) {
    const { lists } = pagesIn(site)
    return [...heavyDocuments(site, lists), ...heavyVisits(site, lists)]
  },
}

const bootWeight: Rule = {
  id: 'boot-weight',
  title: `Zum Benutzen genügen ${kilobytes(limits.boot)} Skript`,
  why: 'Skripte belegen das Telefon, während jemand tippen will. Was sofort läuft, ist darum winzig; alles Weitere kommt in Ruhe oder auf Wunsch.',
  source: sources.interaction,
  covers: entryScripts,
  check: (site) =>
    overweight(site, entryScripts(site), limits.boot, ' Skript vor der App').map((message) => ({
      file: 'src/boot.ts',
      message,
      hint: 'In die App verlegen, was nicht ohne sie gehen muss.',
    })),
}

const scriptWeight: Rule = {
  id: 'script-weight',
  title: `Eine Seite lädt von sich aus höchstens ${kilobytes(limits.script)} Skript`,
  why: 'Jedes Kilobyte Skript muss geladen, gelesen und ausgeführt werden und verzögert die Antwort auf den ersten Tipp.',
  source: sources.interaction,
  covers: (site) => pagesIn(site).others.map(({ file }) => file),
  check: (site) =>
    pagesIn(site).others.flatMap((page) =>
      overweight(site, loadedByItself(site, page), limits.script, ' Skript').map((message) =>
        onPage(page, message, 'Auslagern, was die Seite nicht von Anfang an braucht.'),
      ),
    ),
}

const firstVisitWeight: Rule = {
  id: 'first-visit-weight',
  title: `Ein erster Besuch lädt höchstens ${kilobytes(limits.firstVisit)}`,
  why: 'In schwachem Mobilnetz ist das weniger als eine Sekunde, und auf einem kleinen Datenpaket fällt es nicht auf.',
  source: sources.interaction,
  covers: (site) => pagesIn(site).others.map(({ file }) => file),
  check: (site) => heavyVisits(site, pagesIn(site).others),
}

export const weight: Group = {
  title: 'Gewicht',
  rules: [documentWeight, listWeight, bootWeight, scriptWeight, firstVisitWeight],
}

export function firstVisit(site: AuditedSite, page: AuditedPage): string[] {
  return [page.file, ...loadedByItself(site, page)]
}

export function weigh(site: AuditedSite, files: string[]): number {
  return files.reduce((sum, file) => sum + compressedSize(site, file), 0)
}

function pagesIn({ pages }: AuditedSite): { lists: AuditedPage[]; others: AuditedPage[] } {
  return {
    lists: pages.filter(({ path }) => listsOfArticles.has(path)),
    others: pages.filter(({ path }) => !listsOfArticles.has(path)),
  }
}

function heavyVisits(site: AuditedSite, pages: AuditedPage[]): Finding[] {
  return pages.flatMap((page) =>
    overweight(site, firstVisit(site, page), limits.firstVisit, ' in allem').map((message) =>
      onPage(page, message, 'Das Schwerste davon erst laden, wenn jemand es braucht.'),
    ),
  )
}

function heavyDocuments(site: AuditedSite, pages: AuditedPage[]): Finding[] {
  return pages.flatMap((page) => {
    const bytes = compressedSize(site, page.file)
    if (bytes <= limits.document) return []
    const styles = elements(page.tree, 'style').flatMap(({ children }) => children)
    const ofStyles = styles.map((child) => (child.type === 'text' ? child.value : '')).join('')
    const compressed = brotliCompressSync(ofStyles).length
    const message = `${excess(bytes, limits.document)}; davon Stile ${grouped(compressed)}, Text und Aufbau ${grouped(bytes - compressed)}`
    return [inFile(page.file, message, 'Kürzen, oder auf zwei Seiten verteilen.')]
  })
}

/** What to say of files that weigh more than they may together, and of the three heaviest. */
function overweight(site: AuditedSite, files: string[], most: number, of: string): string[] {
  if (weigh(site, files) <= most) return []
  const bySize = files.toSorted((one, other) => compressedSize(site, other) - compressedSize(site, one))
  const named = bySize.slice(0, 3).map((file) => `${file} ${grouped(compressedSize(site, file))}`)
  return [`${excess(weigh(site, files), most, of)}; am schwersten: ${named.join(', ')}`]
}

function excess(bytes: number, most: number, of = ''): string {
  return `hat ${grouped(bytes)} Bytes${of} (brotli) statt höchstens ${grouped(most)}`
}

const swiss = new Intl.NumberFormat('de-CH')

export function grouped(number: number): string {
  return swiss.format(number)
}

function kilobytes(bytes: number): string {
  return `${bytes / 1000} kB`
}

/** The size of a file's brotli copy, else compressed here at the best quality. */
function compressedSize({ files }: AuditedSite, file: string): number {
  const bytes = files.get(file)
  if (!bytes) throw new Error(`no file ${file}`)
  return (files.get(`${file}.br`) ?? brotliCompressSync(bytes)).length
}

/** The scripts that pages name, with what they import statically: what runs before the app. */
export function entryScripts(site: AuditedSite): string[] {
  return [...new Set(site.pages.flatMap((page) => entriesOf(site, page)))]
}

/** What one page loads by itself: its script, at idle the app, and the chunks that the page names for it (`data-chunks`). */
export function loadedByItself(site: AuditedSite, page: AuditedPage): string[] {
  const entries = entriesOf(site, page)
  const apps = entries.flatMap((file) => importsOf(site, file, dynamic)).filter((file) => isApp.test(file))
  const chunks = attributes(elements(page.tree, 'script'), 'dataChunks').flatMap((list) => list.split(' '))
  return withImports(site, [...entries, ...apps, ...chunks.map((address) => address.slice(1))])
}

const isApp = /\/entry-client-/

function entriesOf(site: AuditedSite, { tree }: AuditedPage): string[] {
  const addresses = attributes(elements(tree, 'script'), 'src')
  return withImports(
    site,
    addresses.map((address) => address.slice(1)),
  )
}

const fixed = /(?:\bfrom|\bimport)\s*["'`](\.\.?\/[^"'`]+\.js)["'`]/g
const dynamic = /\bimport\(\s*["'`](\.\.?\/[^"'`]+\.js)["'`]/g

function withImports(site: AuditedSite, files: string[]): string[] {
  const found = new Set<string>()
  const add = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    importsOf(site, file, fixed).forEach(add)
  }
  files.forEach(add)
  return [...found].filter((file) => site.files.has(file))
}

function importsOf(site: AuditedSite, file: string, pattern: RegExp): string[] {
  const code = textOf(site, file) ?? ''
  return [...code.matchAll(pattern)].map(([, name = '']) => posix.join(posix.dirname(file), name))
}
