import { posix } from 'node:path'
import { type AuditedPage, type AuditedSite, textOf } from './audited-site.ts'
import { attributes, elements } from './elements.ts'

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
  const sources = attributes(elements(tree, 'script'), 'src')
  return withImports(
    site,
    sources.map((source) => source.slice(1)),
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
