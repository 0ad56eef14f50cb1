import { existsSync, readFileSync } from 'node:fs'
import { compile, type CompileOptions } from '@mdx-js/mdx'
import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type { VFile } from 'vfile'
import type { Plugin } from 'vite'
import { frontmatterSchema } from '../src/lib/page-schema.ts'
import { siteIdentity } from '../src/lib/site.ts'
import { parseContent } from './content.ts'
import { rehypeFigures } from './mdx/rehype-figures.ts'
import { rehypeHeadingIds } from './mdx/rehype-heading-ids.ts'
import { remarkOperator } from './mdx/remark-operator.ts'
import { remarkPageParts, type Teaser } from './mdx/remark-page-parts.ts'
import { remarkSourceLinks } from './mdx/remark-source-links.ts'
import { readSources, validSources } from './sources.ts'

/** Turns the texts into components: what authors may write, and what each of it becomes, is listed here. */
export function mdxPages(root: string): Plugin {
  const pageParts = () => (tree: Root, file: VFile) => {
    const frontmatter = readFrontmatter(file.path)
    if (frontmatter) remarkPageParts(frontmatter, (path) => teaser(root, path))(tree)
  }
  const options: CompileOptions = {
    providerImportSource: '~/layouts/mdx-components',
    remarkPlugins: [
      remarkFrontmatter,
      remarkGfm,
      () => remarkOperator(siteIdentity()),
      () => remarkSourceLinks(validSources(readSources(root))),
      pageParts,
    ],
    rehypePlugins: [rehypeFigures, rehypeHeadingIds],
    // Alignment as a `style` attribute would break the Content-Security-Policy.
    tableCellAlignToStyle: false,
  }
  return {
    name: 'mdx-pages',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(value, path) {
        return { code: String(await compile({ value, path }, options)), map: null }
      },
    },
  }
}

function readFrontmatter(file: string) {
  const { frontmatter } = parseContent(file, readFileSync(file, 'utf8'))
  return frontmatterSchema.safeParse(frontmatter).data
}

function teaser(root: string, path: string): Teaser | undefined {
  const file = `${root}/src/content${path}.mdx`
  const frontmatter = existsSync(file) ? readFrontmatter(file) : undefined
  return frontmatter && { path, ...frontmatter }
}
