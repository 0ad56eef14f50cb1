import { limits, pageLimits } from '../weight/limits.ts'
import type { AuditedPage } from '../site/audited-page.ts'
import type { AuditedSite } from '../site/audited-site.ts'
import { compressedSize } from '../site/compressed-size.ts'
import { entryScripts, features, loadedByItself } from '../site/script-graph.ts'
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
  const most = pageLimits(site)
  const scripts = pages.map((page) => line(page.path, weigh(site, loadedByItself(site, page)), most.script))
  const firstLoads = pages.map((page) => line(page.path, weigh(site, firstLoad(site, page)), most.firstLoad))
  const [heaviest] = pages.toSorted((one, other) => weightOf(scripts, other) - weightOf(scripts, one))
  const files = heaviest ? loadedByItself(site, heaviest) : []
  return [
    {
      title: 'Before the first paint: the page with its styles',
      lines: pages.map(({ path, file }) => line(path, weigh(site, [file]), most.html)),
    },
    { title: 'Scripts that a page loads by itself, per kind and at most', lines: examples(scripts) },
    {
      title: `Those of ${heaviest?.path}, by purpose`,
      lines: [
        ...[...byPurpose(files.map((file) => ({ file, bytes: compressedSize(site, file) })))].map(
          ([purpose, bytes]) => line(purpose, bytes),
        ),
        line('before the app', weigh(site, entryScripts(site)), limits.boot),
      ],
    },
    {
      title: 'First load: everything that a page loads by itself, per kind and at most',
      lines: examples(firstLoads),
    },
    {
      title: 'On demand: what a feature adds when a visitor reaches for it',
      lines: features(site)
        .map((feature) =>
          line(
            feature.name,
            weigh(site, feature.files),
            feature.name.endsWith('-tool') ? limits.tool : undefined,
          ),
        )
        .toSorted(heaviestFirst),
    },
  ]
}

function examples(lines: BudgetLine[]): BudgetLine[] {
  const heaviest = lines.toSorted(heaviestFirst).slice(0, 1)
  return [...new Set([...lines.filter(({ what }) => kinds.includes(what)), ...heaviest])]
}

function weightOf(lines: BudgetLine[], { path }: AuditedPage): number {
  return lines.find(({ what }) => what === path)?.bytes ?? 0
}

/** The lines that weigh more than they may. */
export function overBudget(groups: BudgetGroup[]): BudgetLine[] {
  return groups
    .flatMap(({ lines }) => lines)
    .filter(({ bytes, limit }) => limit !== undefined && bytes > limit)
}

/** The page and its scripts; the styles of other kinds of pages come with the first of these. */
export function firstLoad(site: AuditedSite, page: AuditedPage): string[] {
  return [page.file, ...loadedByItself(site, page)]
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
