import { dirname } from 'node:path'
import rehypeHighlight from 'rehype-highlight'
import rehypeMinifyWhitespace from 'rehype-minify-whitespace'
import { compile, type CompileOptions } from '@mdx-js/mdx'
import type { Processor } from 'unified'
import { site } from '../content/identity.ts'
import type { Content } from '../content/content.ts'
import { nodesOf } from '../content/text-nodes.ts'
import type { Sources } from '../content/sources.ts'
import { rehypeCodeBlocks } from './rehype-code-blocks.ts'
import { rehypeFactLists } from './rehype-fact-lists.ts'
import { rehypeFigures } from './rehype-figures.ts'
import { rehypeFolds } from './rehype-folds.ts'
import { rehypeHeadingIds } from './rehype-heading-ids.ts'
import { rehypeShort } from './rehype-short.ts'
import { rehypeRowHeaders } from './rehype-row-headers.ts'
import { remarkJoinFigures } from './remark-join-figures.ts'
import { remarkOperator } from './remark-operator.ts'
import { remarkLinks } from './remark-links.ts'

/** Compiles a text to the module of its component. The plugins below list what authors may write and what becomes of it. */
export async function compileText(content: Content, path: string, sources: Sources): Promise<string> {
  return String(await compile({ value: content.text, path }, options(content, sources)))
}

export function figuresOf({ tree }: Content, path: string): string[] {
  return nodesOf(tree, 'image').map(({ url }) => `${dirname(path)}/${url}`)
}

function options(content: Content, sources: Sources): CompileOptions {
  return {
    providerImportSource: '~/components/text/mdx-components',
    remarkPlugins: [
      remarkParsed(content),
      () => remarkOperator(site),
      () => remarkLinks(sources),
      remarkJoinFigures,
    ],
    // `rehypeMinifyWhitespace`, because white space would be downloaded twice, in the HTML and in the chunk.
    rehypePlugins: [
      rehypeFactLists,
      // Before the figures come, whose letters are SVG.
      rehypeShort,
      rehypeFigures,
      rehypeHeadingIds,
      rehypeFolds,
      rehypeRowHeaders,
      [rehypeHighlight, { prefix: '', plainText: ['csv', 'regex', 'text', 'txt'] }],
      rehypeCodeBlocks,
      rehypeMinifyWhitespace,
    ],
    // Alignment as a `style` attribute would break the Content-Security-Policy.
    tableCellAlignToStyle: false,
  }
}

/** Uses the tree of `parseContent` instead of parsing the text again. */
function remarkParsed({ tree }: Content) {
  return function (this: Processor): undefined {
    this.parser = () => structuredClone(tree)
  }
}
