import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { formatProblems, type Problem } from '../../../ssg/problem.ts'
import { parseContent, type Content } from '../../../ssg/content/content.ts'

/** A text without frontmatter, so that its first line is line 1. */
export function textFile(body: string, path = '/knowledge-base/entity-seo'): Content {
  return parseContent(`src/content${path}.mdx`, body)
}

/** Valid facts of an article, each on a line: `kind` is on line 2, and the text begins on line 13. */
export const articleFacts = {
  kind: 'article',
  title: 'Was ist Entity SEO?',
  shortTitle: 'Entity SEO',
  description: 'Eine Beschreibung, die lang genug ist. '.repeat(3).trim(),
  topic: 'entities',
  order: 1,
  published: '2026-11-21',
  summary: 'Wort '.repeat(40).trim(),
  service: '/services/linkbuilding',
  questions: ['Was ist Entity SEO?', 'Wie heisst meine Firma?', 'Wo steht sie?'],
}

/** The facts to add for a service. */
export const serviceFacts = {
  kind: 'service',
  group: 'search',
  station: 'links',
  topic: undefined,
  service: undefined,
  result: 'Der Prüfbericht',
  duration: 'Fünf Schritte',
  effort: 'Ein Gespräch',
  price: 'Zahl der Seiten',
  once: 'Bericht und Umsetzung',
}

export function articleFile(
  facts: Record<string, unknown> = {},
  { path = '/knowledge-base/entity-seo', body = '' } = {},
): Content {
  const lines = Object.entries({ ...articleFacts, ...facts })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return parseContent(`src/content${path}.mdx`, ['---', ...lines, '---', body].join('\n'))
}

/** Writes texts into a temporary root folder, which the caller removes. The returned path ends with a slash, as Vite's root. */
export function contentFolder(texts: Content[]): string {
  const root = `${mkdtempSync(`${tmpdir()}/content-`)}/`
  for (const { file, text } of texts) {
    mkdirSync(dirname(root + file), { recursive: true })
    writeFileSync(root + file, text)
  }
  return root
}

/** Problems as printed for authors. */
export function asPrinted(problems: Problem[]): string[] {
  return problems.map((problem) => formatProblems([problem]))
}
