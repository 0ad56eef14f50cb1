import { contentOf, pages } from './built-site.ts'
import { attributes, elements } from './elements.ts'

/** The scripts that the pages name, by their path below `dist`. */
export function entryScripts(): string[] {
  const sources = pages.flatMap((page) => attributes(elements(page, 'script'), 'src'))
  return [...new Set(sources)].map((source) => source.slice(1))
}

/** Scripts with everything that they import statically. */
function withImports(files: string[]): string[] {
  const found = new Set<string>()
  const add = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    importsOf(file, /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g).forEach(add)
  }
  files.forEach(add)
  return [...found]
}

/**
 * What a page loads by itself: its script and, at idle, the app. The script's other imports wait for a visitor to reach
 * for a form, the search or a term.
 */
export function loadedByThemselves(): string[] {
  const entries = entryScripts()
  const apps = entries.flatMap(dynamicImportsOf).filter((file) => /\/app-[\w-]+\.js$/.test(file))
  if (apps.length !== 1) throw new Error(`expected the entry to load one app, found ${apps.join(', ')}`)
  return withImports([...entries, ...apps])
}

function dynamicImportsOf(file: string): string[] {
  return importsOf(file, /\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g)
}

function importsOf(file: string, pattern: RegExp): string[] {
  return [...contentOf(file).matchAll(pattern)].map(([, name]) => `assets/${name}`)
}
