import { createHash } from 'node:crypto'
import { parse } from 'postcss'
import { leanStyles } from './lean-styles.ts'
import type { OutputFile } from './output-file.ts'

/** The styles of the site, as pages carry them. */
export interface Stylesheets {
  /** Everything. */
  all: string
  /** What the texts (articles, services, legal pages) need: a quarter less, and they are the longest pages. */
  texts: string
  /** Everything as a file, which the app loads on a text before it takes over its links. */
  file: OutputFile
}

/** Splits the stylesheet of the site by what the HTML of its texts uses. */
export function splitStylesheet(css: string, texts: string[]): Stylesheets {
  const all = leanStyles(css)
  const hash = createHash('sha256').update(all).digest('base64url').slice(0, 8)
  return {
    all,
    texts: usedBy(texts.join(''), all),
    file: { path: `assets/site-${hash}.css`, content: all },
  }
}

/** Drops the rules with a class that the HTML does not have, and their keyframes. Whatever else a selector asks for may come at run time. */
function usedBy(html: string, css: string): string {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const isUsed = (selector: string) =>
    [...selector.matchAll(/\.([a-z][\w-]*)/gi)].every(([, name = '']) => classes.has(name))
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
