import { readdirSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { LineCounter, isMap, isScalar, parseDocument } from 'yaml'
import { known, keep } from './build-cache.ts'

/** One MDX file as its author wrote it. */
export interface Content {
  /** The path of its URL. */
  path: string
  /** Path from the root of the project. */
  file: string
  frontmatter: unknown
  /** The line of a frontmatter key, 1-based; of the opening rule where the key is missing. */
  lineOf: (key: string) => number
  text: string
  tree: Root
}

const folder = 'src/content'

/** Reads every page below `src/content`. Throws an error with file, line and column where one is not valid MDX. */
export function readContent(root: string): Content[] {
  return contentFiles(root).map((file) => parseContent(file, readFileSync(`${root}/${file}`, 'utf8')))
}

/** Whoever changes the tree changes a copy of it: the same text of a file is parsed once. */
export function parseContent(file: string, text: string): Content {
  const parsed = last.get(file)
  if (parsed?.text === text) return parsed
  const tree = parse(file, text)
  const content = { ...readFrontmatter(tree), path: contentPath(file), file, text, tree }
  last.set(file, content)
  return content
}

/** What each file held when it was last parsed, because checks, facts, texts and copies ask for it: 20 ms a text. */
const last = new Map<string, Content>()

/** `/knowledge-base/entity-seo` from `src/content/knowledge-base/entity-seo.mdx`. */
function contentPath(file: string): string {
  return file.slice(folder.length).replace(/\.mdx$/, '')
}

/** The inverse: the file of a page's text. */
export function contentFile(path: string): string {
  return `${folder}${path}.mdx`
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx)

/** Remembered from build to build: read in 1 ms, parsed in 30. */
function parse(file: string, text: string): Root {
  const tree = known('mdx', text)
  if (tree) return deserialize(tree)
  try {
    const parsed = parser.parse(text)
    keep('mdx', text, serialize(parsed))
    return parsed
  } catch (cause) {
    // The parser names line and column, but not the file.
    throw new Error(`${file}:${String(cause)}`, { cause })
  }
}

function contentFiles(root: string): string[] {
  return readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `${folder}/${file.split(sep).join('/')}`)
    .toSorted()
}

function readFrontmatter(tree: Root): Pick<Content, 'frontmatter' | 'lineOf'> {
  const node = tree.children[0]
  if (node?.type !== 'yaml') return { frontmatter: undefined, lineOf: () => 1 }
  const lines = new LineCounter()
  const document = parseDocument(node.value, { lineCounter: lines })
  const start = node.position?.start.line ?? 1
  return {
    frontmatter: document.toJS(),
    lineOf(key) {
      if (!isMap(document.contents)) return start
      const pair = document.contents.items.find(({ key: name }) => isScalar(name) && name.value === key)
      const offset = pair && isScalar(pair.key) ? pair.key.range?.[0] : undefined
      return offset === undefined ? start : start + lines.linePos(offset).line
    },
  }
}
