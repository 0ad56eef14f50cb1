import { createHash } from 'node:crypto'
import { parse } from 'postcss'
import { modernBrowser } from '../../src/lib/modern-browser.ts'
import type { OutputFile } from '../output-file.ts'

/** The styles of the site: each page carries those of its kind, and names the file with all of them. */
export interface Stylesheets {
  /** What the texts (articles, services, legal pages) need. */
  texts: string
  /** What the other pages need, and what no page shows at first. */
  others: string
  /** Everything as a file, which the app loads before it shows a page of the other kind. */
  file: OutputFile
}

/** The classes of the texts, and of the other pages. */
export interface PageClasses {
  texts: Set<string>
  others: Set<string>
}

/** Splits the stylesheet of the site by the classes that its pages have. Whatever else a selector asks for may come at run time. */
export function splitStylesheet(css: string, { texts, others }: PageClasses): Stylesheets {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  return {
    texts: forModernBrowsers(withRules(css, (name) => texts.has(name))),
    others: forModernBrowsers(withRules(css, (name) => others.has(name) || !texts.has(name))),
    file: { path: `assets/site-${hash}.css`, content: css },
  }
}

/** Half of these styles is worse than none: the header would stand over the text, and every menu open. */
function forModernBrowsers(css: string): string {
  return `@supports ${modernBrowser}{${css}}`
}

/** The classes that the elements of a page have. */
export function classesIn(html: string): string[] {
  return [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
}

/** Drops the rules with a class that is not wanted, and their keyframes. */
function withRules(css: string, isWanted: (className: string) => boolean): string {
  const isUsed = (selector: string) =>
    [...selector.matchAll(/\.([a-z][\w-]*)/gi)].every(([, name = '']) => isWanted(name))
  const root = parse(css)
  root.walkRules((rule) => {
    const used = rule.selectors.filter(isUsed)
    if (used.length === 0) rule.remove()
    else if (used.length < rule.selectors.length) rule.selectors = used
  })
  const values: string[] = []
  root.walkDecls(({ value }) => void values.push(value))
  root.walkAtRules((rule) => {
    const isAimless = rule.name === 'keyframes' && !values.some((value) => value.includes(rule.params))
    if (rule.nodes?.length === 0 || isAimless) rule.remove()
  })
  return root.toString()
}
