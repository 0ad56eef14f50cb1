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

/** One MDX file as its author wrote it. */
export interface Content extends Omit<Frontmatter, 'problems'> {
  /** The path of its URL. */
  path: string
  /** Path from the root of the project. */
  file: string
  text: string
  /** Without the text, where that is not valid MDX. */
  tree: Root
  /** Why its facts or its text cannot be read. */
  unreadable: { facts: Problem[]; text: Problem[] }
}

const folder = 'src/content'

/** Reads every page below `src/content`, also those that are not valid MDX, which `ssg/check/check-content` reports. */
export function readContent(root: string): Content[] {
  return contentFiles(root).map((file) => parseContent(file, readFileSync(`${root}/${file}`, 'utf8')))
}

/** Whoever changes the tree changes a copy of it: the same text of a file is parsed once. */
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

const empty: Root = { type: 'root', children: [] }

/** The sign that stands for what is no UTF-8; UTF-16 is full of zeros. */
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
