import { jsxSource, type OpenLink } from './jsx-source.ts'
import type { PeerPage, PeerSite } from './peer-site.ts'
import type { PeerProject } from './project.ts'

const version = '8.4.0'

/** React Router as a framework, prerendered for a host of files; links fetch on intent, as ours do. */
export function reactRouterProject({ pages, before, after, css }: PeerSite): PeerProject {
  const paths = new Set(pages.map(({ path }) => path))
  const around = [before, after].map((nodes) => jsxSource(nodes, paths, link))
  return {
    name: 'react-router',
    packages: {
      '@react-router/dev': version,
      '@react-router/node': version,
      'react-router': version,
      isbot: '5.2.3',
    },
    files: {
      'vite.config.ts': config,
      'react-router.config.ts': 'export default { ssr: false, prerender: true }\n',
      'app/routes.ts': routes(pages),
      'app/root.tsx': root(around),
      'app/styles.css': css,
      ...Object.fromEntries(pages.map((page) => [`app/${moduleOf(page)}`, route(page, paths)])),
    },
    build: 'react-router build',
    output: 'build/client',
  }
}

const link: OpenLink = (to, hash) => ({
  tag: 'Link',
  attributes: `prefetch="intent" to=${JSON.stringify(hash ? `${to}#${hash}` : to)}`,
})

const config = `import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [reactRouter()] })
`

function routes(pages: PeerPage[]): string {
  const list = pages.map((page) =>
    page.path === '/' ? `index('${moduleOf(page)}')` : `route('${page.path.slice(1)}', '${moduleOf(page)}')`,
  )
  return `import { index, route } from '@react-router/dev/routes'\n\nexport default [${list.join(', ')}]\n`
}

function root([before, after]: string[]): string {
  return `import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import css from './styles.css?url'

export const links = () => [{ rel: 'stylesheet', href: css }, { rel: 'icon', href: 'data:,' }]

export function Layout({ children }) {
  return (
    <html lang="de-CH">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        ${before}
        {children}
        ${after}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}
`
}

function route({ title, description, main }: PeerPage, paths: ReadonlySet<string>): string {
  return `import { Link } from 'react-router'

export const meta = () => ${JSON.stringify([{ title }, { name: 'description', content: description }])}

export default function Page() {
  return ${jsxSource([main], paths, link)}
}
`
}

function moduleOf({ path }: PeerPage): string {
  return `pages/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '.')}.tsx`
}
