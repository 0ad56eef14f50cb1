import { canParseUrl } from '../../../src/lib/can-parse-url.ts'
import { toString } from 'mdast-util-to-string'
import { headingId } from '../../../src/lib/site/heading-id.ts'
import { toolAnchor } from '../../../src/tools/shared/tool-facts.ts'
import type { Content } from '../../content/content.ts'
import { nodesOf, toolsIn } from '../../content/text-nodes.ts'
import type { Problem } from '../../problem.ts'
import { checkTexts, type Tell } from './check-texts.ts'
import { nearestName } from './nearest-name.ts'

/** Checks that internal links and their anchors resolve, and that the headings of a page are unique. */
export function checkInternalLinks(content: Content[], paths: string[], origin: string): Problem[] {
  const anchors = new Map(content.map((page) => [page.path, headingIds(page)]))
  return checkTexts(content, (page, tell) => {
    for (const link of nodesOf(page.tree, 'link')) {
      const [message, hint] = addressFault(link.url, { page, paths, anchors, origin }) ?? []
      if (message && hint) tell(link, message, hint)
    }
    checkHeadings(page, tell)
  })
}

/** Checks that the headings exist that code links to. `sections` has them by the path of the text. */
export function checkLinkedSections(
  content: Content[],
  sections: Readonly<Record<string, readonly string[]>>,
): Problem[] {
  return checkTexts(content, (page, tell) => {
    const ids = headingIds(page)
    for (const id of (sections[page.path] ?? []).filter((section) => !ids.includes(section)))
      tell(
        undefined,
        `hat keine Überschrift #${id}, und Code verlinkt sie`,
        `Lassen Sie die Überschrift, wie sie war, oder nennen Sie die neue id in src/lib/site/sections.ts: ${listed(ids)}`,
      )
  })
}

/** Headings that the layout of a text adds. */
const added = ['quellen', 'weiterlesen']

function headingIds({ tree }: Content): string[] {
  const ids = nodesOf(tree, 'heading').map((node) => headingId(toString(node)))
  return [...ids, ...added, ...toolsIn(tree).map(toolAnchor)]
}

const listed = (ids: string[]) => ids.map((id) => `#${id}`).join(', ')

/** Links that are not internal. `sources` checks them. */
const elsewhere = /^(source:|https?:\/\/|mailto:|tel:)/

interface LinkContext {
  page: Content
  paths: string[]
  /** The ids of headings by the path of their page. */
  anchors: ReadonlyMap<string, string[]>
  origin: string
}

function addressFault(
  url: string,
  { page, paths, anchors, origin }: LinkContext,
): [message: string, hint: string] | undefined {
  // It would reload the page, and break when the domain changes.
  if (isOwn(url, origin)) {
    const { pathname, hash } = new URL(url)
    return [
      `${url} ist eine Adresse dieser Website; ihr Pfad ist ${pathname}${hash}`,
      'Verlinken Sie eigene Seiten mit ihrem Pfad.',
    ]
  }
  if (elsewhere.test(url)) return undefined
  const [path = '', anchor] = url.split('#')
  const target = path || (anchor === undefined ? '' : page.path)
  if (!target.startsWith('/'))
    return [
      url ? `«${url}» ist weder die Adresse einer Seite noch eine Quelle` : 'ein Link ohne Adresse',
      'Schreiben Sie `[Worte](/pfad)`, `[Worte](/pfad#abschnitt)` oder `[Worte](source:name)`.',
    ]
  if (!paths.includes(target))
    return [
      `die Seite ${target} gibt es nicht${nearestName(target, paths)}`,
      'Verlinken Sie eine andere, oder entfernen Sie den Link; die Seiten sind die Dateien von src/routes.',
    ]
  // Pages that are not written in MDX are checked as they are built (audit/links).
  const known = anchors.get(target)
  if (anchor === undefined || !known || known.includes(anchor)) return undefined
  return [
    `${target} hat keine Überschrift #${anchor}${nearestName(anchor, known)}`,
    `Es gibt: ${listed(known)}`,
  ]
}

/** Whether an address is one of this site, by any scheme, with `www.` or without. */
export function isOwn(url: string, origin: string): boolean {
  if (!/^https?:/.test(url) || !canParseUrl(url)) return false
  return hostOf(url) === hostOf(origin)
}

function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '')
}

function checkHeadings({ tree }: Content, tell: Tell): void {
  const seen = new Set(added)
  for (const node of nodesOf(tree, 'heading')) {
    const id = headingId(toString(node))
    if (node.depth === 1)
      tell(node, 'ein Text hat keine Überschrift mit #', 'Der Titel ist die h1. Beginnen Sie mit ##.')
    if (seen.has(id)) tell(node, `eine zweite Überschrift #${id}`, 'Benennen Sie eine von beiden anders.')
    seen.add(id)
  }
}
