import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { compile, type CompileOptions } from '@mdx-js/mdx'
import rehypeMinifyWhitespace from 'rehype-minify-whitespace'
import { siteIdentity } from '../../src/lib/site.ts'
import { openCache } from '../cache.ts'
import { citedEntries } from '../content/cited-sources.ts'
import type { Content } from '../content/content.ts'
import { nodesOf } from '../content/nodes-of.ts'
import type { Sources } from '../content/sources.ts'
import { rehypeFigures } from './rehype-figures.ts'
import { rehypeHeadingIds } from './rehype-heading-ids.ts'
import { remarkJoinFigures } from './remark-join-figures.ts'
import { remarkOperator } from './remark-operator.ts'
import { remarkPageLinks } from './remark-page-links.ts'
import { remarkParsed } from './remark-parsed.ts'
import { remarkSourceLinks } from './remark-source-links.ts'

/** What is made of a text: compiled once for Node and the browser, and for every later build, in 35 ms; and its copy in Markdown. */
export const textCache = openCache('texts', ['ssg', 'src/lib', 'package-lock.json'])

/**
 * The component of a text as a module. What authors may write, and what each of it becomes, is listed here.
 */
export async function compileText(content: Content, path: string, sources: Sources): Promise<string> {
  const source = JSON.stringify([
    content.file,
    content.text,
    drawn(content, path),
    citedEntries(content.tree, sources),
  ])
  const made = textCache.get('code', source)
  if (made) return String(made)
  const compiled = await compile({ value: content.text, path }, options(content, sources))
  textCache.set('code', source, Buffer.from(String(compiled)))
  return String(compiled)
}

/** The files of the figures that a text takes into itself. */
export function figuresOf({ tree }: Content, path: string): string[] {
  return nodesOf(tree, 'image').map(({ url }) => `${dirname(path)}/${url}`)
}

function drawn(content: Content, path: string): (string | null)[] {
  return figuresOf(content, path).map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : null))
}

function options(content: Content, sources: Sources): CompileOptions {
  return {
    providerImportSource: '~/components/text/mdx-components',
    remarkPlugins: [
      remarkParsed(content),
      () => remarkOperator(siteIdentity()),
      () => remarkSourceLinks(sources),
      remarkPageLinks,
      remarkJoinFigures,
    ],
    // White space that nobody sees would travel twice, in the HTML and in the chunk.
    rehypePlugins: [rehypeFigures, rehypeHeadingIds, rehypeMinifyWhitespace],
    // Alignment as a `style` attribute would break the Content-Security-Policy.
    tableCellAlignToStyle: false,
  }
}
