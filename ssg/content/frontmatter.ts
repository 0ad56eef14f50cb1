import type { Root } from 'mdast'
import { pageSchemas } from '../../src/lib/site/page-schema.ts'
import type { Problem } from '../problem.ts'
import { parseYaml } from './yaml-file.ts'

/** The parsed frontmatter of a text, not yet validated. */
export interface Frontmatter {
  frontmatter: unknown
  /** The line of a key or of an entry of its list, 1-based. For a missing key it is the line of the opening `---`. */
  lineOf: (key: string, entry?: number) => number
  /** Syntax errors. With any, `frontmatter` is `undefined`. */
  problems: Problem[]
}

const names = new Set(Object.values(pageSchemas).flatMap(({ shape }) => Object.keys(shape)))

export function readFrontmatter(file: string, tree: Root): Frontmatter {
  const node = tree.children[0]
  if (node?.type !== 'yaml') return { frontmatter: undefined, lineOf: () => 1, problems: [noFacts(file)] }
  const above = node.position?.start.line ?? 1
  const { value, lineOf, problems } = parseYaml(file, node.value, { above, names })
  return {
    frontmatter: value,
    lineOf: (key, entry) => lineOf(entry === undefined ? [key] : [key, entry]),
    problems,
  }
}

/** Finds an unclosed frontmatter, which would be parsed as Markdown. */
export function openFacts(file: string, text: string): Problem | undefined {
  const isOpen = /^\uFEFF?---\s*\n/.test(text) && !/\n---\s*?(\n|$)/.test(text)
  return isOpen ? { file, line: 1, message: 'der Kopf ist nicht geschlossen', hint: framed } : undefined
}

function noFacts(file: string): Problem {
  return { file, line: 1, message: 'beginnt nicht mit seinem Kopf', hint: framed }
}

const framed =
  'Ein Text beginnt mit einer Zeile aus drei Bindestrichen, ---, dann kommen die Angaben, und eine zweite solche Zeile schliesst den Kopf.'
