import { readFileSync } from 'node:fs'
import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { frontmatterSchema, type Frontmatter } from '../../src/lib/site/page-schema.ts'
import { filesBelow } from '../files-below.ts'
import { mdxProblem } from '../mdx/mdx-problem.ts'
import { lineAt, type Problem } from '../problem.ts'
import { parseYaml, type YamlFile } from './yaml-file.ts'

export interface Content {
  path: string
  file: string
  text: string
  /** Only the frontmatter, if the text is not valid MDX. */
  tree: Root
  problems: Problem[]
  /** As it is written, with its own syntax errors. */
  frontmatter: YamlFile
  facts: Frontmatter | undefined
}

const folder = 'src/content'

/** Reads every MDX file below `src/content`. `ssg/check/check-content` reports those that are not valid. */
export function readContent(root: string): Content[] {
  return filesBelow(`${root}/${folder}`)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `${folder}/${name}`)
    .map((file) => parseContent(file, readFileSync(`${root}/${file}`, 'utf8')))
}

/** Parses a file, or returns the cached result for the same text. Change only a copy of the tree. */
export function parseContent(file: string, text: string): Content {
  const parsed = last.get(file)
  if (parsed?.text === text) return parsed
  const broken = encodingProblem(file, text) ?? openFrontmatter(file, text)
  const { tree, problems } = broken ? { tree: empty, problems: [broken] } : parse(file, text)
  const frontmatter = { ...readFrontmatter(file, tree), ...(broken && { problems }) }
  const facts = frontmatterSchema.safeParse(frontmatter.value).data
  const content = { path: contentPath(file), file, text, tree, problems, frontmatter, facts }
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
  return {
    file,
    line: lineAt(text, at),
    message: 'die Datei ist nicht in UTF-8',
    hint: 'Speichern Sie sie mit der Codierung UTF-8.',
  }
}

const framed =
  'Ein Text beginnt mit einer Zeile aus drei Bindestrichen, ---, dann kommen die Angaben, und eine zweite solche Zeile schliesst den Kopf.'

/** Finds an unclosed frontmatter, which would be parsed as Markdown. */
function openFrontmatter(file: string, text: string): Problem | undefined {
  const isOpen = /^\uFEFF?---\s*\n/.test(text) && !/\n---\s*?(\n|$)/.test(text)
  return isOpen ? { file, line: 1, message: 'der Kopf ist nicht geschlossen', hint: framed } : undefined
}

function readFrontmatter(file: string, { children: [first] }: Root): YamlFile {
  if (first?.type === 'yaml') return parseYaml(file, first.value, first.position?.start.line)
  const missing = { file, line: 1, message: 'beginnt nicht mit seinem Kopf', hint: framed }
  return { file, value: undefined, lineOf: () => 1, problems: [missing] }
}

const frontmatterParser = unified().use(remarkParse).use(remarkFrontmatter)
const parser = frontmatterParser().use(remarkGfm).use(remarkMdx)

function parse(file: string, text: string): Pick<Content, 'tree' | 'problems'> {
  try {
    return { tree: parser.parse(text), problems: [] }
  } catch (error) {
    const children = frontmatterParser.parse(text).children.filter(({ type }) => type === 'yaml')
    return { tree: { type: 'root', children }, problems: [mdxProblem(file, text, error)] }
  }
}
