import { readFileSync } from 'node:fs'
import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { Assets, ServerEntry } from './bundles.ts'
import { completeHead } from './document-head.ts'
import { pageChunks } from './page-chunks.ts'
import { type Problem, report, type SourceLocation } from '../problem.ts'
import type { SitePage } from '../content/site-page.ts'
import { modernBrowser } from '../../src/lib/modern-browser.ts'

export interface BuiltPage {
  path: string
  file: string
  facts: SitePage | undefined
  html: string
}

/** The address that stands for every unknown one. */
const notFoundPath = '/404'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

interface RenderedSite {
  pages: BuiltPage[]
  /** The stylesheets of the pages, each once. */
  styles: string[]
}

export async function renderPages(
  server: ServerEntry,
  assets: Assets,
  pages: SitePage[],
): Promise<RenderedSite> {
  const failures: Failure[] = []
  const rendered: { facts: SitePage | undefined; html: string; styles: string }[] = []
  for (const facts of [...pages, undefined]) {
    try {
      const { html, styles } = await renderPage(server, facts)
      // Half of these styles is worse than none: the header would stand over the text, and every menu open.
      rendered.push({ facts, html, styles: `@supports ${modernBrowser}{${assets.css}${styles}}` })
    } catch (error) {
      failures.push({ path: facts?.path ?? notFoundPath, error })
    }
  }
  report(renderProblems(failures))
  const chunksOf = pageChunks(assets.chunks)
  const built = rendered.map(({ facts, html, styles }): BuiltPage => {
    const path = facts?.path ?? notFoundPath
    const code = codeElements(assets, chunksOf(facts?.path), styles)
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    return { path, facts, file, html: completeHead(html, { facts, version, code }) }
  })
  return { pages: built, styles: [...new Set(rendered.map(({ styles }) => styles))] }
}

async function renderPage(server: ServerEntry, facts: SitePage | undefined) {
  const path = facts?.path ?? notFoundPath
  const { status, ...page } = await server.render(path)
  if (status !== (facts ? 200 : 404)) throw new Error(`${path} rendered with status ${status}`)
  return page
}

/** The styles, and the script that brings the app. `boot` asks for `chunks`; what the script imports, the browser asks for at once. */
function codeElements({ script, imported }: Assets, chunks: string[], styles: string): string {
  const preloads = imported.map((address) => `<link rel="modulepreload" href="${address}">`)
  const entry = `<script type="module" src="${script}" data-chunks="${chunks.join(' ')}"></script>`
  return `<style>${styles}</style>${preloads.join('')}${entry}`
}

/** Parses the `<main>` of a built page. Each call parses it again, so keep the result while you read it. */
export function mainTree({ html }: { html: string }): Root {
  const start = html.search(/<main[\s>]/)
  const end = html.lastIndexOf('</main>')
  if (start < 0 || end < start) throw new Error('a page has no main part')
  return fromHtml(html.slice(start, end), { fragment: true })
}

export interface Failure {
  path: string
  error: unknown
}

/** What stopped pages from being rendered: the line of the component that threw, by the source map of the server's bundle, and where it was. */
export function renderProblems(failures: Failure[]): Problem[] {
  const found = new Map<string, { place: SourceLocation; cause: string; paths: string[] }>()
  for (const { path, error } of failures) {
    const causes = causesOf(error).toReversed()
    const cause = causes[0]?.message ?? String(error)
    const place = placeIn(causes.map(({ stack }) => stack ?? '').join('\n'))
    const key = `${place.file}:${place.line} ${cause}`
    found.set(key, { place, cause, paths: [...(found.get(key)?.paths ?? []), path] })
  }
  return [...found.values()].map(({ place, cause, paths: [first, ...others] }) => ({
    ...place,
    message: `${first}${others.length > 0 ? ` and ${others.length} more` : ''} cannot be rendered: ${cause}`,
    hint: cause.endsWith(' is not defined')
      ? 'Components run in Node, too: what only a browser has, as `window`, belongs into an effect, a handler or `useSyncExternalStore`.'
      : undefined,
  }))
}

/** Of the innermost error first. */
function placeIn(stacks: string): SourceLocation {
  const [, file = 'src/router.tsx', line] = /[/(](src\/[^():]+\.tsx?):(\d+)/.exec(stacks) ?? []
  return { file, line: line === undefined ? undefined : Number(line) }
}

/** The error and what caused it, the innermost last. */
export function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
