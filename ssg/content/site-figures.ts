import { VFile } from 'vfile'
import type { Plugin } from 'vite'
import { citedSources } from './cited-sources.ts'
import { readContent, type Content } from './content.ts'
import { siteIdentity } from '../../src/lib/site.ts'
import { textCache } from '../mdx/compile-text.ts'
import { remarkOperator } from '../mdx/remark-operator.ts'
import { readSources, validSources, weightOfOthers } from './sources.ts'

const name = 'virtual:site-figures'

/** What the audit holds, which the build does not know: how many rules, and how many bytes a first visit may load. */
interface AuditFigures {
  rules: number
  firstLoad: number
}

/**
 * What the home page says of this site in numbers, none of them typed: each is counted in what it speaks of, or is the limit that a
 * check of every build holds.
 */
export function siteFigures(root: string, { rules, firstLoad }: AuditFigures): Plugin {
  return {
    name: 'site-figures',
    resolveId: { filter: { id: new RegExp(`^${name}$`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(name) },
      handler() {
        const content = readContent(root)
        for (const { file } of content) this.addWatchFile(`${root}/${file}`)
        const register = validSources(readSources(root))
        const cited = content.flatMap(shownSources).map((key) => register[key]?.url ?? key)
        const figures = {
          rules,
          sources: new Set(cited).size,
          firstLoad: firstLoad / 1000,
        }
        const { [weightOfOthers]: others } = register
        if (!others) return this.error(`the register has no source «${weightOfOthers}»`)
        return [
          `export const figures = ${JSON.stringify(figures)}`,
          `export const otherSites = ${JSON.stringify({ title: others.title, url: others.url })}`,
        ].join('\n')
      },
    },
  }
}

/** The keys of the sources that a text shows: some speak of what this operator does not have. */
function shownSources({ file, text, tree }: Content): string[] {
  const known = textCache.get('shown-sources', text)
  if (known) return String(known).split('\n').filter(Boolean)
  const shown = structuredClone(tree)
  remarkOperator(siteIdentity())(shown, new VFile({ path: file }))
  const keys = [...citedSources(shown)]
  textCache.set('shown-sources', text, Buffer.from(keys.join('\n')))
  return keys
}
