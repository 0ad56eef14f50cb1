import { readdirSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { openFacts, readFrontmatter, type Frontmatter } from './frontmatter.ts'
import { fenceProblem } from '../mdx/fence-problem.ts'
import { mdxProblem } from '../mdx/mdx-problem.ts'
import type { Problem } from '../problem.ts'

/** A parsed MDX file. */
export interface Content extends Omit<Frontmatter, 'problems'> {
  /** The path of its page. */
  path: string
  /** Path from the root of the project. */
  file: string
  text: string
  /** Only the frontmatter, if the text is not valid MDX. */
  tree: Root
  /** The syntax errors of frontmatter and text. */
  unreadable: { facts: Problem[]; text: Problem[] }
}

const folder = 'src/content'

/** Reads every MDX file below `src/content`. `ssg/check/check-content` reports those that are not valid. */
export function readContent(root: string): Content[] {
  return contentFiles(root).map((file) => parseContent(file, readFileSync(`${root}/${file}`, 'utf8')))
}

/** Parses a file, or returns the cached result for the same text. Change only a copy of the tree. */
export function parseContent(file: string, text: string): Content {
  const parsed = last.get(file)
  if (parsed?.text === text) return parsed
  const broken = encodingProblem(file, text) ?? openFacts(file, text)
  const { tree, problems } = broken ? { tree: empty, problems: [broken] } : parse(file, text)
  const { problems: facts, ...read } = readFrontmatter(file, tree)
  const unreadable = { facts: broken ? [broken] : facts, text: problems }
  const content = { ...read, path: contentPath(file), file, text, tree, unreadable }
  last.set(file, content)
  return content
}

/** The cache by file. Parsing takes 20 ms a text, and checks, facts, pages and Markdown copies need it. */
const last = new Map<string, Content>()

/** `/knowledge-base/entity-seo` from `src/content/knowledge-base/entity-seo.mdx`. */
function contentPath(file: string): string {
  return file.slice(folder.length).replace(/\.mdx$/, '')
}

/** The inverse of `contentPath`. */
export function contentFile(path: string): string {
  return `${folder}${path}.mdx`
}

const empty: Root = { type: 'root', children: [] }

/** The replacement character of invalid UTF-8, or a zero byte, which UTF-16 contains. */
const undecoded = /[\uFFFD\0]/

function encodingProblem(file: string, text: string): Problem | undefined {
  const at = text.search(undecoded)
  if (at < 0) return undefined
  const line = text.slice(0, at).split('\n').length
  return {
    file,
    line,
    message: 'die Datei ist nicht in UTF-8',
    hint: 'Speichern Sie sie mit der Codierung UTF-8.',
  }
}

const factsParser = unified().use(remarkParse).use(remarkFrontmatter)
const parser = factsParser().use(remarkGfm).use(remarkMdx)

function parse(file: string, text: string): { tree: Root; problems: Problem[] } {
  const fence = fenceProblem(file, text)
  if (fence) return { tree: factsOf(text), problems: [fence] }
  try {
    return { tree: parser.parse(text), problems: [] }
  } catch (error) {
    return { tree: factsOf(text), problems: [mdxProblem(file, text, error, (other) => parser.parse(other))] }
  }
}

function factsOf(text: string): Root {
  const facts = factsParser.parse(text).children.filter(({ type }) => type === 'yaml')
  return { type: 'root', children: facts }
}

function contentFiles(root: string): string[] {
  return readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `${folder}/${file.split(sep).join('/')}`)
    .toSorted()
}
