import { resolve } from 'node:path'
import { compile, type CompileOptions } from '@mdx-js/mdx'
import type { Plugin } from 'vite'
import { frontmatterSchema } from '../src/lib/site/page-schema.ts'
import { siteIdentity } from '../src/lib/site.ts'
import { contentFile, parseContent, readContent, type Content } from './content.ts'
import { linkedTexts } from './linked-text.ts'
import { rehypeFigures } from './mdx/rehype-figures.ts'
import { rehypeHeadingIds } from './mdx/rehype-heading-ids.ts'
import { remarkJoinTexts } from './mdx/remark-join-texts.ts'
import { remarkOperator } from './mdx/remark-operator.ts'
import { remarkParsed } from './mdx/remark-parsed.ts'
import { remarkPageParts } from './mdx/remark-page-parts.ts'
import { remarkSourceLinks } from './mdx/remark-source-links.ts'
import { readSources, validSources, type Sources } from './sources.ts'
import { surroundingsAmong, type Surroundings } from './surroundings.ts'

/** Turns the texts into components, and their frontmatter into the export `page`: what authors may write, and what each of it becomes, is listed here. */
export function mdxPages(root: string): Plugin {
  let surroundings: ((path: string) => Surroundings | undefined) | undefined
  let sources: Sources | undefined
  return {
    name: 'mdx-pages',
    enforce: 'pre',
    watchChange() {
      surroundings = undefined
      sources = undefined
    },
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(value, path) {
        surroundings ??= surroundingsAmong(linkedTexts(readContent(root)))
        sources ??= validSources(readSources(root))
        const content = parseContent(path.slice(root.length), value)
        const around = surroundings(content.path)
        // A page repeats facts of those that it leads to.
        for (const other of around ? pathsOf(around) : [])
          this.addWatchFile(resolve(root, contentFile(other)))
        const facts = frontmatterSchema.safeParse(content.frontmatter).data
        if (!facts) return this.error(`${path} has no valid frontmatter; the report of problems says why`)
        const text = await compile({ value, path }, options(content, sources, around))
        return { code: `${String(text)}\nexport const page = ${JSON.stringify(facts)}`, map: null }
      },
    },
  }
}

function options(content: Content, sources: Sources, around: Surroundings | undefined): CompileOptions {
  return {
    providerImportSource: '~/components/text/mdx-components',
    remarkPlugins: [
      remarkParsed(content),
      () => remarkOperator(siteIdentity()),
      () => remarkSourceLinks(sources),
      remarkJoinTexts,
      ...(around ? [() => remarkPageParts(around)] : []),
    ],
    rehypePlugins: [rehypeFigures, rehypeHeadingIds],
    // Alignment as a `style` attribute would break the Content-Security-Policy.
    tableCellAlignToStyle: false,
  }
}

function pathsOf({ further, previous, next }: Surroundings): string[] {
  return [previous, next, ...further].flatMap((page) => page?.path ?? [])
}
