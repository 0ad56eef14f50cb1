import { readFileSync } from 'node:fs'
import type { Assets, ServerEntry } from './bundles.ts'
import { completeHead } from './document-head.ts'
import { pageChunks } from './page-chunks.ts'
import { renderProblems, type Failure } from './render-problem.ts'
import { report } from '../report.ts'
import type { SitePage } from '../content/site-page.ts'
import { classesIn, splitStylesheet, type PageClasses, type Stylesheets } from './stylesheets.ts'

/** One page of the built site. */
export interface BuiltPage {
  path: string
  /** Path below `dist`. */
  file: string
  /** `undefined` for the page that stands for unknown addresses. */
  facts: SitePage | undefined
  html: string
}

/** The address that stands for every unknown one. */
const notFoundPath = '/404'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

interface RenderedSite {
  pages: BuiltPage[]
  styles: Stylesheets
}

/** Renders every page, and the one for unknown addresses, with the styles that it needs. */
export async function renderPages(
  server: ServerEntry,
  assets: Assets,
  pages: SitePage[],
): Promise<RenderedSite> {
  const failures: Failure[] = []
  const classes: PageClasses = { texts: new Set(), others: new Set() }
  const rendered: { facts: SitePage | undefined; html: Buffer }[] = []
  for (const facts of [...pages, undefined]) {
    try {
      const html = await renderPage(server, facts)
      const known = isText(facts) ? classes.texts : classes.others
      classesIn(html).forEach((name) => known.add(name))
      // Of bytes, because strings of a thousand pages would take twice the memory, and twice again to be collected.
      rendered.push({ facts, html: Buffer.from(html) })
    } catch (error) {
      failures.push({ path: facts?.path ?? notFoundPath, error })
    }
  }
  report(renderProblems(failures))
  const styles = splitStylesheet(assets.css, classes)
  const chunksOf = pageChunks(assets.chunks)
  const built = rendered.map(({ facts, html }): BuiltPage => {
    const path = facts?.path ?? notFoundPath
    const { script: src, imported } = assets
    const script = { src, imported, chunks: chunksOf(facts?.path) }
    const code = codeElements(script, styles, isText(facts))
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    return { path, facts, file, html: completeHead(String(html), { facts, version, code }) }
  })
  return { pages: built, styles }
}

function isText(facts: SitePage | undefined): boolean {
  return facts?.source !== undefined
}

async function renderPage(server: ServerEntry, facts: SitePage | undefined): Promise<string> {
  const path = facts?.path ?? notFoundPath
  const { status, html } = await server.render(path)
  if (status !== (facts ? 200 : 404)) throw new Error(`${path} rendered with status ${status}`)
  return html
}

interface EntryScript {
  src: string
  /** What it imports: the browser asks for it at once instead of when it has read the script. */
  imported: string[]
  /** What the app needs besides (`ssg/render/page-chunks`). */
  chunks: string[]
}

/** The styles of this kind of page, and the script that brings the app; it names the file with all styles (`components/styles`). */
function codeElements(
  { src, imported, chunks }: EntryScript,
  { others, texts, file }: Stylesheets,
  isOfText: boolean,
): string {
  const script = `<script type="module" src="${src}" data-chunks="${chunks.join(' ')}" data-styles="/${file.path}"></script>`
  const preloads = imported.map((address) => `<link rel="modulepreload" href="${address}">`)
  return `<style>${isOfText ? texts : others}</style>${preloads.join('')}${script}`
}
