import type { Link } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Content } from '../../content/content.ts'
import { nodesOf } from '../../content/text-nodes.ts'
import { sourceKey } from '../../mdx/remark-links.ts'
import type { Problem } from '../../problem.ts'
import { sourcesFile, sourcesSchema } from '../../content/sources.ts'
import { schemaProblems, type YamlFile } from '../../content/yaml-file.ts'
import { checkTexts } from './check-texts.ts'
import { isOwn } from './internal-links.ts'
import { nearestName } from './nearest-name.ts'

export function checkRegister(register: YamlFile): Problem[] {
  const remedy =
    'Eine Quelle hat title, publisher, url (https) und checked, den Tag, an dem sie jemand gelesen hat.'
  return schemaProblems(register, sourcesSchema, () => remedy)
}

/** Checks that every cited source is in the register and that no external link bypasses it, except one whose words are its address. */
export function checkSources(
  content: Content[],
  register: Record<string, unknown>,
  origin: string,
): Problem[] {
  return checkTexts(content, ({ tree }, tell) => {
    for (const node of nodesOf(tree, 'link')) {
      const key = sourceKey(node.url)
      if (key !== undefined && !Object.hasOwn(register, key))
        tell(
          node,
          `die Quelle «${key}» gibt es nicht${nearestName(key, Object.keys(register))}`,
          `Verlinken Sie eine andere, oder tragen Sie sie in ${sourcesFile} ein.`,
        )
      if (/^https?:/.test(node.url) && !isOwn(node.url, origin) && !isAddress(node))
        tell(
          node,
          `ein Link zu ${node.url}, der nicht im Verzeichnis steht`,
          `Tragen Sie die Adresse in ${sourcesFile} ein, und verlinken Sie source:name. Soll man sie öffnen, sind die Worte des Links die Adresse.`,
        )
    }
  })
}

/** Whether the words of a link are its address or the beginning of it, as in `[zefix.ch](https://www.zefix.ch)`. */
function isAddress(link: Link): boolean {
  const address = link.url.replace(/^https:\/\/(www\.)?/, '')
  return `${address}/`.startsWith(`${toString(link)}/`)
}
