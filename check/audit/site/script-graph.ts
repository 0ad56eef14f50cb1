import { textOf, type AuditedSite } from './audited-site.ts'
import { attributes, elements } from './elements.ts'

/** The scripts that pages name, with what they import statically: what runs before the app. */
export function entryScripts(site: AuditedSite): string[] {
  const sources = site.pages.flatMap(({ tree }) => attributes(elements(tree, 'script'), 'src'))
  return withImports(
    site,
    [...new Set(sources)].map((source) => source.slice(1)),
  )
}

/** Those, and the app, which they fetch at idle. Their other imports wait for a visitor to reach for a form or a term. */
export function loadedByItself(site: AuditedSite): string[] {
  const entries = entryScripts(site)
  const apps = entries.flatMap((file) => importsOf(site, file, dynamic)).filter((file) => /\/app-/.test(file))
  return withImports(site, [...entries, ...apps])
}

/** A script that waits for a visitor to reach for something, with what it brings along. */
export interface Feature {
  name: string
  files: string[]
}

/** Everything else that is imported, without what is there already. */
export function features(site: AuditedSite): Feature[] {
  const present = new Set(loadedByItself(site))
  const found = new Map<string, Feature>()
  const addImportsOf = (files: Iterable<string>) => {
    for (const file of [...files].flatMap((importing) => importsOf(site, importing, dynamic))) {
      if (present.has(file) || found.has(file) || !site.files.has(file)) continue
      const added = withImports(site, [file]).filter((part) => !present.has(part))
      found.set(file, { name: file.replace(/^.*\/|-[\w-]{8}\.js$/g, ''), files: added })
      addImportsOf(added)
    }
  }
  addImportsOf(present)
  return [...found.values()]
}

const fixed = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g
const dynamic = /\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g

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
  return [...code.matchAll(pattern)].map(([, name = '']) => file.replace(/[^/]*$/, name))
}
