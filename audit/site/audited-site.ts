import { parseHeaderRules, type HeaderRule } from '../../ssg/hosts/header-rules.ts'
import { openPage, type AuditedPage, type Written } from './audited-page.ts'

/** The built site as a host gets it, read once. */
export interface AuditedSite {
  /** Scheme and host under which it is published. */
  origin: string
  /** Every file, by its path below `dist`. */
  files: Files
  /** What answers under an address: every HTML file but those that only the host reads (`__forms.html`). */
  pages: AuditedPage[]
  /** The pages that search engines may list. */
  indexable: AuditedPage[]
  headerRules: HeaderRule[]
  /** What the operator has decided on each crawler of an AI provider. */
  crawlerChoices: ReadonlyMap<string, 'allow' | 'refuse'>
  /** Where a program of the operator takes the enquiries. */
  program: string | undefined
  /** The day of the audit. */
  now: Date
}

export type Files = ReadonlyMap<string, Uint8Array>

export interface Publication {
  origin: string
  crawlerChoices: Record<string, 'allow' | 'refuse'>
  program?: string | undefined
  now: Date
  /** The texts behind the pages, by the path of their address. */
  written?: ReadonlyMap<string, Written>
}

export function openSite(files: Files, publication: Publication): AuditedSite {
  const { origin, crawlerChoices, program, now, written } = publication
  const headerRules = parseHeaderRules(textIn(files, '_headers') ?? '')
  const pages = [...files.keys()]
    .filter((file) => file.endsWith('.html') && !file.startsWith('_'))
    .map((file) => openPage(file, textIn(files, file) ?? '', { headerRules, written }))
  return {
    origin,
    files,
    pages,
    indexable: pages.filter((page) => page.isIndexable),
    headerRules,
    crawlerChoices: new Map(Object.entries(crawlerChoices)),
    program,
    now,
  }
}

/** The text of a file, where there is one. */
export function textOf({ files }: Pick<AuditedSite, 'files'>, file: string): string | undefined {
  return textIn(files, file)
}

/** The file that a host sends for a path. */
export function fileAt({ files }: Pick<AuditedSite, 'files'>, path: string): string | undefined {
  const candidates = path === '/' ? ['index.html'] : [path.slice(1), `${path.slice(1)}.html`]
  return candidates.find((file) => files.has(file))
}

function textIn(files: Files, file: string): string | undefined {
  const bytes = files.get(file)
  return bytes && new TextDecoder().decode(bytes)
}
