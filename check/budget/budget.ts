import { limits } from '../audit/weight/limits.ts'
import type { AuditedPage } from '../audit/site/audited-page.ts'
import type { AuditedSite } from '../audit/site/audited-site.ts'
import { compressedSize } from '../audit/site/compressed-size.ts'
import { attributes, elements } from '../audit/site/elements.ts'
import { entryScripts, features, loadedByItself } from '../audit/site/script-graph.ts'
import { pageKinds } from '../page-kinds.ts'
import { byPurpose } from './purpose.ts'

/** What something weighs, in bytes of brotli, and the most that it may. */
export interface BudgetLine {
  what: string
  bytes: number
  limit?: number
}

export interface BudgetGroup {
  title: string
  lines: BudgetLine[]
}

const kinds: string[] = Object.values(pageKinds)

/** What a visitor downloads: before the first paint, by itself, and on demand. */
export function budgetOf(site: AuditedSite): BudgetGroup[] {
  const pages = site.pages.toSorted((one, other) => (one.path < other.path ? -1 : 1))
  const itself = loadedByItself(site)
  const firstLoads = pages
    // Nobody stays there to read: its app waits for a sign of intent.
    .filter(({ path }) => path !== '/404')
    .map((page) => line(page.path, weigh(site, firstLoad(site, page)), limits.firstLoad))
  return [
    {
      title: 'Before the first paint: the page with its styles',
      lines: pages.map(({ path, file }) => line(path, weigh(site, [file]), limits.html)),
    },
    {
      title: 'Scripts that every page loads by itself',
      lines: [
        ...[...byPurpose(itself.map((file) => ({ file, bytes: compressedSize(site, file) })))].map(
          ([purpose, bytes]) => line(purpose, bytes),
        ),
        line('in all', weigh(site, itself), limits.script),
        line('of these before the app', weigh(site, entryScripts(site)), limits.boot),
      ],
    },
    {
      title: 'First load: everything that a page loads by itself, per kind and at most',
      lines: [
        ...firstLoads.filter(({ what }) => kinds.includes(what)),
        ...firstLoads.toSorted(heaviestFirst).slice(0, 1),
      ],
    },
    {
      title: 'On demand: what a feature adds when a visitor reaches for it',
      lines: features(site)
        .map(({ name, files }) => line(name, weigh(site, files)))
        .toSorted(heaviestFirst),
    },
  ]
}

/** The lines that weigh more than they may. */
export function overBudget(groups: BudgetGroup[]): BudgetLine[] {
  return groups
    .flatMap(({ lines }) => lines)
    .filter(({ bytes, limit }) => limit !== undefined && bytes > limit)
}

/** The page, its scripts, and, for a text, the styles of other pages, which the app fetches (`lib/load-styles`). */
export function firstLoad(site: AuditedSite, { file, tree }: AuditedPage): string[] {
  const styles = attributes(elements(tree, 'script'), 'dataStyles').map((address) => address.slice(1))
  return [file, ...loadedByItself(site), ...styles]
}

function heaviestFirst(one: BudgetLine, other: BudgetLine): number {
  return other.bytes - one.bytes
}

function line(what: string, bytes: number, limit?: number): BudgetLine {
  return limit === undefined ? { what, bytes } : { what, bytes, limit }
}

function weigh(site: AuditedSite, files: string[]): number {
  return files.reduce((sum, file) => sum + compressedSize(site, file), 0)
}
