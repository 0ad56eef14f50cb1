import { resolve } from 'node:path'
import { compile, type CompileOptions } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import { siteIdentity } from '../src/lib/site.ts'
import { contentFile, contentPath, readContent } from './content.ts'
import { linkedTexts, type LinkedText } from './linked-text.ts'
import { rehypeFigures } from './mdx/rehype-figures.ts'
import { rehypeHeadingIds } from './mdx/rehype-heading-ids.ts'
import { remarkJoinTexts } from './mdx/remark-join-texts.ts'
import { remarkOperator } from './mdx/remark-operator.ts'
import { remarkPageParts } from './mdx/remark-page-parts.ts'
import { remarkSourceLinks } from './mdx/remark-source-links.ts'
import { readSources, validSources } from './sources.ts'
import { surroundings, type Surroundings } from './surroundings.ts'

/** Turns the texts into components: what authors may write, and what each of it becomes, is listed here. */
export function mdxPages(root: string): Plugin {
  let texts: LinkedText[] | undefined
  return {
    name: 'mdx-pages',
    enforce: 'pre',
    watchChange() {
      texts = undefined
    },
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(value, path) {
        texts ??= linkedTexts(readContent(root))
        const around = surroundings(contentPath(path.slice(root.length)), texts)
        // A page repeats facts of those that it leads to.
        for (const other of around ? pathsOf(around) : [])
          this.addWatchFile(resolve(root, contentFile(other)))
        return { code: String(await compile({ value, path }, options(root, around))), map: null }
      },
    },
  }
}

function options(root: string, around: Surroundings | undefined): CompileOptions {
  return {
    providerImportSource: '~/layouts/mdx-components',
    remarkPlugins: [
      remarkFrontmatter,
      remarkGfm,
      () => remarkOperator(siteIdentity()),
      () => remarkSourceLinks(validSources(readSources(root))),
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
