import { readFileSync } from 'node:fs'
import type { Assets, ServerEntry } from './bundles.ts'
import { completeHead } from './document-head.ts'
import type { SitePage } from './site-page.ts'

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

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** Renders every page, and the one for unknown addresses. */
export async function renderPages(
  server: ServerEntry,
  assets: Assets,
  pages: SitePage[],
): Promise<BuiltPage[]> {
  const code = `<style>${assets.css}</style><script type="module" src="${assets.script}"></script>`
  const addresses = [
    ...pages.map((facts) => ({ path: facts.path, facts })),
    { path: notFoundPath, facts: undefined },
  ]
  const built: BuiltPage[] = []
  for (const { path, facts } of addresses) {
    const { status, html } = await server.render(path)
    if (status !== (facts ? 200 : 404)) throw new Error(`${path} rendered with status ${status}`)
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    built.push({ path, facts, file, html: completeHead(html, { facts, version, code }) })
  }
  return built
}
