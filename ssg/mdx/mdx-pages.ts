import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { authorOf, offerOf } from '../../src/lib/site/page-slots.ts'
import type { Slots } from '../../src/lib/site/slots-schema.ts'
import { slots as ownSlots } from '../content/identity.ts'
import { contentFile, parseContent, readContent, type Content } from '../content/content.ts'
import { compileText, figuresOf } from './compile-text.ts'
import { readSources, sourcesFile, validSources, type Sources } from '../content/sources.ts'
import { derivedFactsAmong, tableOfContents } from '../content/derived-facts.ts'
import { entriesOf } from '../content/yaml-file.ts'

/**
 * Compiles texts to components (`compile-text`). With `?facts` the module has the frontmatter and the derived facts instead. They are separate modules, so
 * that Fast Refresh can replace the text alone. Nothing here refuses a text: `check/check-content` stops a build before, and in development names every fault
 * over a page that can still be read.
 */
export function mdxPages(root: string, slots: Slots = ownSlots): Plugin {
  let derivedFactsOf: ReturnType<typeof derivedFactsAmong> | undefined
  let sources: Sources | undefined
  /** A cache shared by the Node and the browser build. Compiling takes 35 ms a text. */
  let compiled = new WeakMap<Content, Promise<string>>()
  /** Each text, or its facts, as they last could be read. */
  const readable = new Map<string, Content>()
  return {
    name: 'mdx-pages',
    enforce: 'pre',
    watchChange() {
      derivedFactsOf = undefined
      sources = undefined
      compiled = new WeakMap()
    },
    transform: {
      filter: { id: /\.mdx(\?facts)?$/ },
      async handler(value, id) {
        const path = id.replace('?facts', '')
        const parsed = parseContent(path.slice(root.length), value)
        const { problems } = path === id ? parsed : parsed.frontmatter
        if (problems.length === 0) readable.set(id, parsed)
        const content = readable.get(id) ?? parsed
        if (path === id) {
          sources ??= validSources(readSources(root))
          for (const file of [`${root}/${sourcesFile}`, ...figuresOf(content, path)])
            this.addWatchFile(resolve(file))
          const code = compiled.get(content) ?? compileText(content, path, sources)
          compiled.set(content, code)
          // No source map: the lines of the compiled module are not lines of the text, and the map would be as large as the code.
          return { code: await code, map: { mappings: '' } }
        }
        derivedFactsOf ??= derivedFactsAmong(readContent(root))
        const derivedFacts = derivedFactsOf(content.path)
        // The page shows facts of the pages that it links to.
        const { previous, next, service, further = [] } = derivedFacts ?? {}
        for (const { to } of [previous, next, service, ...further].flatMap(listed))
          this.addWatchFile(resolve(root, contentFile(to)))
        const { facts: valid } = content
        // Pages do not need these: the search index has the questions, and `reviewBy` is for authors.
        const {
          questions: _questions,
          reviewBy: _reviewBy,
          ...page
        } = valid ?? entriesOf(content.frontmatter)
        const author = valid && authorOf(valid, slots)
        const offer = valid?.kind === 'service' && offerOf(content.path, slots)
        const contents = tableOfContents(content.tree)
        const derived = {
          contents,
          further: [],
          ...derivedFacts,
          ...(author && { author }),
          ...(offer && { offer }),
        }
        const facts = Object.entries({ page, contents, derived })
        const code = facts.map(([name, fact]) => `export const ${name} = ${JSON.stringify(fact)}\n`)
        return { code: code.join(''), map: null, moduleType: 'js' }
      },
    },
  }
}

const listed = <Page>(page: Page | undefined): Page[] => (page ? [page] : [])
