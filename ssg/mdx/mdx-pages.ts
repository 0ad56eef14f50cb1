import { dirname, resolve } from 'node:path'
import { compile, type CompileOptions } from '@mdx-js/mdx'
import rehypeMinifyWhitespace from 'rehype-minify-whitespace'
import { visit } from 'unist-util-visit'
import type { Plugin } from 'vite'
import { frontmatterSchema } from '../../src/lib/site/page-schema.ts'
import { authorOf, offerOf } from '../../src/lib/site/page-slots.ts'
import { siteIdentity } from '../../src/lib/site.ts'
import type { Slots } from '../../src/lib/site/slots-schema.ts'
import { slots as ownSlots } from '../../src/lib/slots.ts'
import { contentFile, parseContent, readContent, type Content } from '../content/content.ts'
import { linkedTexts } from '../content/linked-text.ts'
import { rehypeFigures } from './rehype-figures.ts'
import { rehypeHeadingIds } from './rehype-heading-ids.ts'
import { remarkJoinTexts } from './remark-join-texts.ts'
import { remarkOperator } from './remark-operator.ts'
import { remarkPageLinks } from './remark-page-links.ts'
import { remarkParsed } from './remark-parsed.ts'
import { remarkSourceLinks } from './remark-source-links.ts'
import { remarkTools } from './remark-tools.ts'
import { formatProblem } from '../problem.ts'
import { readSources, sourcesFile, validSources, type Sources } from '../content/sources.ts'
import { surroundingsAmong } from '../content/surroundings.ts'

/**
 * Turns the texts into components: what authors may write, and what each of it becomes, is listed here. With `?facts` a text is what
 * its frontmatter says and what surrounds it; apart, so that Fast Refresh can exchange a text alone.
 */
export function mdxPages(root: string, slots: Slots = ownSlots): Plugin {
  let surroundings: ReturnType<typeof surroundingsAmong> | undefined
  let sources: Sources | undefined
  return {
    name: 'mdx-pages',
    enforce: 'pre',
    watchChange() {
      surroundings = undefined
      sources = undefined
    },
    transform: {
      filter: { id: /\.mdx(\?facts)?$/ },
      async handler(value, id) {
        const path = id.replace('?facts', '')
        const content = parseContent(path.slice(root.length), value)
        const [fault] = [...content.unreadable.facts, ...content.unreadable.text]
        if (fault) return this.error(formatProblem(fault))
        if (path === id) {
          sources ??= validSources(readSources(root))
          for (const file of [`${root}/${sourcesFile}`, ...figuresOf(content, path)])
            this.addWatchFile(resolve(file))
          // Then the elements of a text say on which of its lines they stand (`ssg/render/jsx-places`).
          const development = this.environment.name === 'ssr' && this.environment.mode === 'build'
          const compiled = await compile({ value, path }, { ...options(content, sources), development })
          return { code: String(compiled), map: null }
        }
        surroundings ??= surroundingsAmong(linkedTexts(readContent(root)))
        const around = surroundings(content.path)
        // A page repeats facts of those that it leads to.
        const { previous, next, service, further = [] } = around ?? {}
        for (const { to } of [previous, next, service, ...further].flatMap(listed))
          this.addWatchFile(resolve(root, contentFile(to)))
        const frontmatter = frontmatterSchema.safeParse(content.frontmatter).data
        if (!frontmatter)
          return this.error(`${path} has no valid frontmatter; the report of problems says why`)
        // Only the search reads the questions, from its index, and only authors when the text is due.
        const { questions: _questions, reviewBy: _reviewBy, ...page } = frontmatter
        const author = authorOf(page, slots)
        const offer = page.kind === 'service' && offerOf(content.path, slots)
        const facts = Object.entries({
          page,
          ...(around && {
            surroundings: { ...around, ...(author && { author }), ...(offer && { offer }) },
          }),
        })
        const code = facts.map(([name, fact]) => `export const ${name} = ${JSON.stringify(fact)}\n`)
        return { code: code.join(''), map: null, moduleType: 'js' }
      },
    },
  }
}

/** What the text takes into itself. */
function figuresOf({ tree }: Content, path: string): string[] {
  const files: string[] = []
  visit(tree, 'image', ({ url }) => void files.push(`${dirname(path)}/${url}`))
  return files
}

const listed = <Page>(page: Page | undefined): Page[] => (page ? [page] : [])

function options(content: Content, sources: Sources): CompileOptions {
  return {
    providerImportSource: '~/components/text/mdx-components',
    remarkPlugins: [
      remarkParsed(content),
      () => remarkOperator(siteIdentity()),
      () => remarkSourceLinks(sources),
      remarkPageLinks,
      remarkTools,
      remarkJoinTexts,
    ],
    // White space that nobody sees would travel twice, in the HTML and in the chunk.
    rehypePlugins: [rehypeFigures, rehypeHeadingIds, rehypeMinifyWhitespace],
    // Alignment as a `style` attribute would break the Content-Security-Policy.
    tableCellAlignToStyle: false,
  }
}
