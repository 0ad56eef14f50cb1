import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { normalizePath, type ViteDevServer } from 'vite'
import type { ServerEntry } from './bundles.ts'
import { readContent } from '../content/content.ts'
import { mediaType } from '../hosts/media-types.ts'
import type { OutputFile } from '../output-file.ts'
import { figures } from '../pictures/figures.ts'
import { icons } from '../pictures/icons.ts'
import { completeHead } from './document-head.ts'
import { formatProblems } from '../problem.ts'
import { sitePages } from '../content/site-page.ts'
import { causesOf, renderProblems } from './render-pages.ts'
import { checkContent } from '../check/check-content.ts'

/** Serves the HTML that the build would write. */
export function serveDevPages(server: ViteDevServer, root: string): () => void {
  server.watcher.on('change', (file) => reloadDocument(server, normalizePath(file)))
  server.middlewares.use((request, response, next) => {
    const drawn = drawnAt(request.url ?? '', root)
    if (!drawn) return next()
    response.setHeader('content-type', mediaType(drawn.path))
    response.end(drawn.content)
  })
  return () =>
    server.middlewares.use((request, response, next) => {
      if (!request.headers.accept?.includes('text/html')) return next()
      servePage(server, root, request, response).catch((error: unknown) =>
        next(explained(server, request.originalUrl ?? '/', error)),
      )
    })
}

/** A page that could not be rendered, in the words of the build, with the stack of what was thrown. Any other error stays. */
function explained(server: ViteDevServer, path: string, error: unknown): unknown {
  const causes = causesOf(error)
  for (const cause of causes) server.ssrFixStacktrace(cause)
  const thrown = causes.at(-1)
  if (!thrown || thrown === error) return error
  const failure = new Error(formatProblems(renderProblems([{ path, error }])))
  if (thrown.stack !== undefined) failure.stack = thrown.stack
  return failure
}

/** Drawn when a browser asks, as every one with a window does: what it does not find stands in its console as an error. */
function drawnAt(address: string, root: string): OutputFile | undefined {
  const files = /^\/[\w-]*icon/.test(address)
    ? icons(root)
    : address.startsWith('/figures/')
      ? figures(readContent(root), root)
      : []
  return files.find(({ path }) => address === `/${path}`)
}

/** What only Node runs, as the document around the app, is not hot in the browser: the page is loaded anew. */
function reloadDocument({ environments: { client, ssr } }: ViteDevServer, file: string): void {
  const isRendered = ssr.moduleGraph.getModulesByFile(file) !== undefined
  if (isRendered && !client?.moduleGraph.getModulesByFile(file)) client?.hot.send({ type: 'full-reload' })
}

async function servePage(
  server: ViteDevServer,
  root: string,
  { originalUrl = '/' }: IncomingMessage & { originalUrl?: string | undefined },
  response: ServerResponse,
): Promise<void> {
  const path = new URL(originalUrl, 'http://localhost').pathname
  const entry = await server.ssrLoadModule('/src/entry-server.tsx')
  const render: ServerEntry['render'] = entry.render
  const pages: ServerEntry['pages'] = entry.pages
  const { status, html, styles: ofPage } = await render(path)
  const facts = sitePages(pages, readContent(root)).find((page) => page.path === path)
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
  const code = `${await styles(server)}<style>${ofPage}</style><script type="module" src="/src/boot.ts"></script>`
  response.statusCode = status
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(await server.transformIndexHtml(originalUrl, completeHead(html, { facts, version, code })))
}

/**
 * The stylesheets of the modules loaded so far. They stand in the page as elements, so that it is styled at once, and as imports, so that Vite's
 * client adopts the elements and replaces them when a file changes. The page accepts these imports; otherwise each change would reload it.
 */
async function styles(server: ViteDevServer): Promise<string> {
  const modules = [...server.environments.ssr.moduleGraph.idToModuleMap.values()]
  const elements = modules
    .filter(({ id, url }) => id?.endsWith('.css') && !url.includes('?'))
    .map(async ({ id, url }) => {
      const { default: css } = await server.ssrLoadModule(`${url}?inline`)
      const hot = `import '${url}'; import.meta.hot?.accept('${url}', () => {})`
      return `<style data-vite-dev-id="${id}">${css}</style><script type="module">${hot}</script>`
    })
  return (await Promise.all(elements)).join('')
}

/** How long the check waits for the browser to have fetched what was written, in ms: it takes as long itself. */
const patience = 400

/**
 * What is wrong with the content, in development: faults over the page, in Vite's overlay; in the terminal also what a text lacks
 * that is still being written. Call it whenever something has changed.
 */
export function problemTeller(server: ViteDevServer, root: string): () => void {
  let told = ''
  let timer: NodeJS.Timeout | undefined
  function tell(): void {
    const problems = checkContent(readContent(root), root)
    const list = formatProblems(problems)
    if (list !== '' && list !== told) server.config.logger.warn(list)
    told = list
    const faults = formatProblems(problems.filter(({ isUnfinished }) => !isUnfinished))
    if (faults !== '') server.ws.send({ type: 'error', err: { message: faults, stack: '' } })
  }
  server.ws.on('connection', tell)
  return () => {
    clearTimeout(timer)
    timer = setTimeout(tell, patience)
    timer.unref()
  }
}
