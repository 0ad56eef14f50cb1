import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { frontmatterSchema, pageSchema, type Page } from '../src/lib/page-schema.ts'
import { parseContent, readContent, type Content } from './content.ts'

const suffix = '.mdx?page'
const prefix = '\0page-facts:'
const descriptionsId = 'virtual:page-descriptions'

/**
 * `import page from './x.mdx?page'` gives the facts of an MDX page without its text. A module of their own, because
 * importing them from the page would pull every text into the entry chunk, where the route tree needs them. `virtual:page-descriptions` has the teasers
 * of all texts, for the few pages that list them.
 */
export function pageFacts(root: string): Plugin {
  return {
    name: 'page-facts',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === descriptionsId) return `\0${id}`
      if (!id.endsWith(suffix)) return null
      const file = await this.resolve(id.slice(0, -'?page'.length), importer, { skipSelf: true })
      // Without its extension, or the MDX plugin would take the facts for a text.
      return file && prefix + file.id.replace(/\.mdx$/, '')
    },
    load(id) {
      if (id === `\0${descriptionsId}`) {
        const content = readContent(root)
        for (const { file } of content) this.addWatchFile(resolve(root, file))
        return `export default ${JSON.stringify(descriptions(content))}`
      }
      if (!id.startsWith(prefix)) return null
      const file = `${id.slice(prefix.length)}.mdx`
      this.addWatchFile(file)
      const page = factsOf(parseContent(file.slice(root.length), readFileSync(file, 'utf8')).frontmatter)
      if (!page) return this.error(`${file} has no valid frontmatter; the report of problems says why`)
      return { code: `export default ${JSON.stringify(page)}`, moduleSideEffects: false }
    },
  }
}

/** The facts among everything a frontmatter holds; `undefined` where they are not valid. */
function factsOf(frontmatter: unknown): Page | undefined {
  const valid = frontmatterSchema.safeParse(frontmatter).data
  if (!valid) return undefined
  const facts = Object.entries(valid).filter(([key]) => !textOnly.has(key))
  return pageSchema.parse(Object.fromEntries(facts))
}

/** What is rendered into the text or the head, and so of no use to the browser. */
const textOnly = new Set(['description', 'summary', 'service'])

function descriptions(content: Content[]): Record<string, string> {
  return Object.fromEntries(
    content.flatMap(({ path, frontmatter }) => {
      const valid = frontmatterSchema.safeParse(frontmatter).data
      return valid ? [[path, valid.description]] : []
    }),
  )
}
