import type { Element, ElementContent } from 'hast'
import { jsxSource } from './jsx-source.ts'

export interface PeerPage {
  path: string
  title: string
  description: string
  main: Element
}

export interface PeerSite {
  pages: PeerPage[]
  /** The elements before and after `<main>`, the same on every page. */
  before: ElementContent[]
  after: ElementContent[]
  css: string
}

/** The files of a TanStack Start project with prerendering, as in its documentation. Links preload on intent, as ours do. */
export function startFiles({ pages, before, after, css }: PeerSite): Record<string, string> {
  const paths = new Set(pages.map(({ path }) => path))
  const around = [before, after].map((nodes) => jsxSource(nodes, paths))
  return {
    'package.json': JSON.stringify(manifest, null, 2),
    'vite.config.ts': config,
    'src/router.tsx': router,
    'src/routes/__root.tsx': root(around),
    'src/styles.css': css,
    ...Object.fromEntries(pages.map((page) => [fileOf(page), route(page, paths)])),
  }
}

/** Exact versions, so that figures stay comparable. Start needs a newer Node than this site, which npm installs as a package. */
const manifest = {
  name: 'start',
  private: true,
  type: 'module',
  scripts: { build: 'vite build' },
  dependencies: {
    '@tanstack/react-router': '1.170.46',
    '@tanstack/react-start': '1.169.5',
    '@vitejs/plugin-react': '6.3.0',
    node: '22.23.3',
    react: '19.3.1',
    'react-dom': '19.3.1',
    typescript: '6.0.3',
    vite: '8.3.8',
  },
}

const config = `import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [tanstackStart({ prerender: { enabled: true } }), react()] })
`

const router = `import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen'

export const getRouter = () => createRouter({ routeTree, defaultPreload: 'intent', scrollRestoration: true })
`

function root([before, after]: string[]): string {
  return `import { createRootRoute, HeadContent, Link, Outlet, Scripts } from '@tanstack/react-router'
import css from '../styles.css?url'

export const Route = createRootRoute({
  head: () => ({
    meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1' }],
    links: [{ rel: 'stylesheet', href: css }, { rel: 'icon', href: 'data:,' }],
  }),
  component: () => (
    <html lang="de-CH">
      <head>
        <HeadContent />
      </head>
      <body>
        ${before}
        <Outlet />
        ${after}
        <Scripts />
      </body>
    </html>
  ),
})
`
}

function route({ path, title, description, main }: PeerPage, paths: ReadonlySet<string>): string {
  const id = path === '/knowledge-base' ? '/knowledge-base/' : path
  return `import { createFileRoute, Link } from '@tanstack/react-router'

export const Route = createFileRoute(${JSON.stringify(id)})({
  head: () => ({ meta: ${JSON.stringify([{ title }, { name: 'description', content: description }])} }),
  component: Page,
})

function Page() {
  return ${jsxSource([main], paths)}
}
`
}

/** The knowledge base is an index route, because `knowledge-base.tsx` would be the layout of its articles. */
function fileOf({ path }: PeerPage): string {
  const name = path === '/' || path === '/knowledge-base' ? `${path}/index` : path
  return `src/routes/${name.replace(/^\/+/, '')}.tsx`
}
