import { readFileSync } from 'node:fs'
import type { Assets, ServerEntry } from './bundles.ts'
import { completeHead } from './document-head.ts'
import { withoutPlaces } from './jsx-places.ts'
import { pageChunks } from './page-chunks.ts'
import { renderProblems, type Failure } from './render-problem.ts'
import { report } from '../report.ts'
import type { SitePage } from '../content/site-page.ts'
import { splitStylesheet, type Stylesheets } from './stylesheets.ts'

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
  /** The same pages, by their files, with the places that their elements come from (`ssg/render/jsx-places`). */
  places: Map<string, string>
}

/** Renders every page, and the one for unknown addresses, with the styles that it needs. */
export async function renderPages(
  server: ServerEntry,
  assets: Assets,
  pages: SitePage[],
): Promise<RenderedSite> {
  const failures: Failure[] = []
  const rendered = await Promise.all(
    [...pages, undefined].map(async (facts) => ({
      facts,
      html: await renderPage(server, facts).catch((error: unknown) => {
        failures.push({ path: facts?.path ?? notFoundPath, error })
        return ''
      }),
    })),
  )
  report(renderProblems(failures))
  const htmlOf = (isOfText: boolean) =>
    rendered.filter(({ facts }) => isText(facts) === isOfText).map(({ html }) => withoutPlaces(html))
  const styles = splitStylesheet(assets.css, { texts: htmlOf(true), others: htmlOf(false) })
  const places = new Map<string, string>()
  const built = rendered.map(({ facts, html }): BuiltPage => {
    const path = facts?.path ?? notFoundPath
    const { script: src, imported } = assets
    const script = { src, imported, chunks: pageChunks(assets.chunks, facts?.path) }
    const code = codeElements(script, styles, isText(facts))
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    const withPlaces = completeHead(html, { facts, version, code })
    places.set(file, withPlaces)
    return { path, facts, file, html: withoutPlaces(withPlaces) }
  })
  return { pages: built, styles, places }
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
