import { canParseUrl } from '../../../src/lib/can-parse-url.ts'
import { toString } from 'mdast-util-to-string'
import { headingId } from '../../../src/lib/site/heading-id.ts'
import { toolAnchor } from '../../../src/tools/shared/tool-facts.ts'
import type { Content } from '../../content/content.ts'
import { nodesOf } from '../../content/nodes-of.ts'
import type { Problem } from '../../problem.ts'
import { toolsIn } from '../../content/tools-in.ts'
import { nearestName } from './nearest-name.ts'

/** Checks that internal links and their anchors resolve, and that the headings of a page are unique. */
export function checkInternalLinks(content: Content[], paths: string[], origin: string): Problem[] {
  const anchors = new Map(content.map((page) => [page.path, headingIds(page)]))
  return content.flatMap((page) => [
    ...checkLinks(page, paths, anchors),
    ...checkFullAddresses(page, origin),
    ...checkHeadingIds(page),
  ])
}

/** Checks that the headings exist that code links to. `sections` has them by the path of the text. */
export function checkLinkedSections(
  content: Content[],
  sections: Readonly<Record<string, readonly string[]>>,
): Problem[] {
  return content.flatMap((page) => {
    const ids = headingIds(page)
    return (sections[page.path] ?? [])
      .filter((id) => !ids.includes(id))
      .map((id) => ({
        file: page.file,
        message: `hat keine Überschrift #${id}, und Code verlinkt sie`,
        hint: `Lassen Sie die Überschrift, wie sie war, oder nennen Sie die neue id in src/lib/site/sections.ts: ${ids.map((own) => `#${own}`).join(', ')}`,
      }))
  })
}

/** Headings that the layout of a text adds. */
const added = ['quellen', 'weiterlesen']

function headingIds({ tree }: Content): string[] {
  const ids = nodesOf(tree, 'heading').map((node) => headingId(toString(node)))
  return [...ids, ...added, ...toolsIn({ tree }).map(toolAnchor)]
}

/** Links that are not internal. `sources` checks them. */
const elsewhere = /^(source:|https?:\/\/|mailto:|tel:)/

/** Link texts that say nothing about the target. */
const sayNothing =
  /^\s*(hier|da|dort|mehr|mehr (dazu|erfahren)|weiter(lesen)?|link|(diese|dieser|dieses) (seite|link|artikel)|klicken sie hier)\s*$/i

function noAddress(url: string): Pick<Problem, 'message' | 'hint'> {
  return {
    message: url ? `«${url}» ist weder die Adresse einer Seite noch eine Quelle` : 'ein Link ohne Adresse',
    hint: 'Schreiben Sie `[Worte](/pfad)`, `[Worte](/pfad#abschnitt)` oder `[Worte](source:name)`.',
  }
}

function checkLinks(page: Content, paths: string[], anchors: Map<string, string[]>): Problem[] {
  const problems: Problem[] = []
  for (const node of nodesOf(page.tree, 'link')) {
    const [path = '', anchor] = node.url.split('#')
    const target = path || (anchor === undefined ? '' : page.path)
    const place = { file: page.file, line: node.position?.start.line }
    if (sayNothing.test(toString(node)))
      problems.push({
        ...place,
        message: `der Link «${toString(node)}» sagt nicht, wohin er führt`,
        hint: 'Verlinken Sie die Worte, die das Ziel nennen: Wer Links vorgelesen bekommt, hört nur sie.',
      })
    if (!target.startsWith('/')) {
      if (!elsewhere.test(node.url)) problems.push({ ...place, ...noAddress(node.url) })
      continue
    }
    if (!paths.includes(target)) {
      problems.push({
        ...place,
        message: `die Seite ${target} gibt es nicht${nearestName(target, paths)}`,
        hint: 'Verlinken Sie eine andere, oder entfernen Sie den Link; die Seiten sind die Dateien von src/routes.',
      })
      continue
    }
    // Pages that are not written in MDX are checked as they are built (audit/links).
    const known = anchors.get(target)
    if (anchor === undefined || !known || known.includes(anchor)) continue
    problems.push({
      ...place,
      message: `${target} hat keine Überschrift #${anchor}${nearestName(anchor, known)}`,
      hint: `Es gibt: ${known.map((id) => `#${id}`).join(', ')}`,
    })
  }
  return problems
}

/** Finds internal links with a full URL, which reload the page and break when the domain changes. */
function checkFullAddresses({ file, tree }: Content, origin: string): Problem[] {
  return nodesOf(tree, 'link')
    .filter(({ url }) => isOwn(url, origin))
    .map(({ url, position }) => {
      const { pathname, hash } = new URL(url)
      return {
        file,
        line: position?.start.line,
        message: `${url} ist eine Adresse dieser Website; ihr Pfad ist ${pathname}${hash}`,
        hint: 'Verlinken Sie eigene Seiten mit ihrem Pfad.',
      }
    })
}

/** Whether an address is one of this site, by any scheme, with `www.` or without. */
export function isOwn(url: string, origin: string): boolean {
  if (!/^https?:/.test(url) || !canParseUrl(url)) return false
  return hostOf(url) === hostOf(origin)
}

function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '')
}

function checkHeadingIds({ file, tree }: Content): Problem[] {
  const seen = new Set(added)
  const problems: Problem[] = []
  for (const node of nodesOf(tree, 'heading')) {
    const id = headingId(toString(node))
    const place = { file, line: node.position?.start.line }
    if (node.depth === 1) {
      problems.push({
        ...place,
        message: 'ein Text hat keine Überschrift mit #',
        hint: 'Der Titel ist die h1. Beginnen Sie mit ##.',
      })
    }
    if (seen.has(id)) {
      problems.push({
        ...place,
        message: `eine zweite Überschrift #${id}`,
        hint: 'Benennen Sie eine von beiden anders.',
      })
    }
    seen.add(id)
  }
  return problems
}
