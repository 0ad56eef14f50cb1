import { frontmatterSchema } from '../../../src/lib/site/page-schema.ts'
import { citedSources } from '../../content/cited-sources.ts'
import type { Content } from '../../content/content.ts'
import { nodesOf } from '../../content/nodes-of.ts'
import { sourceKey } from '../../mdx/remark-source-links.ts'
import type { Problem } from '../../problem.ts'
import { sourcesFile, sourcesSchema, validSources } from '../../content/sources.ts'
import { schemaProblems, type YamlFile } from '../../content/yaml-file.ts'
import { isOwn } from './internal-links.ts'
import { nearestName } from './nearest-name.ts'

/** Warns of entries of the register that neither a text nor `elsewhere` cites. They do no harm. */
export function checkUncited(
  content: Content[],
  register: Record<string, unknown>,
  lineOf: YamlFile['lineOf'],
  elsewhere: string[] = [],
): Problem[] {
  const cited = new Set([...elsewhere, ...content.flatMap(({ tree }) => [...citedSources(tree)])])
  return Object.entries(validSources(register))
    .filter(([key, { audit }]) => !cited.has(key) && !audit)
    .map(([key]) => ({
      file: sourcesFile,
      line: lineOf([key]),
      message: `«${key}» zitiert kein Text`,
      hint: 'Eine Quelle, die kein Text zitiert, können Sie löschen.',
      isWarning: true,
    }))
}

/** Checks that every entry of the register is complete. */
export function checkRegister(register: YamlFile): Problem[] {
  const remedy =
    'Eine Quelle hat title, publisher, url (https) und checked, den Tag, an dem sie jemand gelesen hat.'
  return schemaProblems(register, sourcesSchema, () => remedy)
}

/** Checks that every cited source is in the register and that no external link bypasses it. */
export function checkSources(
  content: Content[],
  register: Record<string, unknown>,
  origin: string,
): Problem[] {
  return content.flatMap((page) => checkCitations(page, register, origin))
}

function checkCitations(
  { file, tree, frontmatter }: Content,
  register: Record<string, unknown>,
  origin: string,
): Problem[] {
  const problems: Problem[] = []
  let citations = 0
  for (const node of nodesOf(tree, 'link')) {
    const key = sourceKey(node.url)
    if (key !== undefined) citations += 1
    const place = { file, line: node.position?.start.line }
    if (key !== undefined && !Object.hasOwn(register, key)) {
      problems.push({
        ...place,
        message: `die Quelle «${key}» gibt es nicht${nearestName(key, Object.keys(register))}`,
        hint: `Verlinken Sie eine andere, oder tragen Sie sie in ${sourcesFile} ein.`,
      })
    }
    if (/^https?:/.test(node.url) && !isOwn(node.url, origin)) {
      problems.push({
        ...place,
        message: `ein Link zu ${node.url}, der nicht im Verzeichnis steht`,
        hint: `Tragen Sie die Adresse in ${sourcesFile} ein, und verlinken Sie source:name.`,
      })
    }
  }
  const isArticle = frontmatterSchema.safeParse(frontmatter).data?.kind === 'article'
  if (isArticle && citations === 0) {
    problems.push({
      file,
      message: 'zitiert keine Quelle',
      hint: 'Verlinken Sie, was man bezweifeln kann, mit source:name.',
      isUnfinished: true,
    })
  }
  return problems
}
