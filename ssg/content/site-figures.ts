import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import type { Plugin } from 'vite'
import { readContent, type Content } from './content.ts'
import { siteIdentity } from '../../src/lib/site.ts'
import { remarkOperator } from '../mdx/remark-operator.ts'
import { sourceKey } from '../mdx/remark-source-links.ts'
import { readSources, validSources } from './sources.ts'

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
        const cited = [...citedSources(content)].map((key) => register[key]?.url ?? key)
        const figures = {
          rules,
          sources: new Set(cited).size,
          firstLoad: firstLoad / 1000,
        }
        const { 'ha-weight': others } = register
        if (!others) return this.error('the register has no source «ha-weight» for the weight of other sites')
        return [
          `export const figures = ${JSON.stringify(figures)}`,
          `export const otherSites = ${JSON.stringify({ title: others.title, url: others.url })}`,
        ].join('\n')
      },
    },
  }
}

/** The keys of the sources that the texts cite, of which some speak of what this operator does not have. */
function citedSources(content: Content[]): Set<string> {
  const keys = new Set<string>()
  const asShown = remarkOperator(siteIdentity())
  for (const { file, tree } of content) {
    const shown = structuredClone(tree)
    asShown(shown, new VFile({ path: file }))
    visit(shown, 'link', ({ url }) => {
      const key = sourceKey(url)
      if (key !== undefined) keys.add(key)
    })
  }
  return keys
}
