import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { limits } from './audit/weight.ts'
import { mdxPages } from './ssg/mdx/mdx-pages.ts'
import { chunkImports } from './ssg/render/chunk-imports.ts'
import { routeTreeOptions } from './ssg/content/route-tree.ts'
import { virtualModules } from './ssg/content/virtual-modules.ts'
import { staticSite } from './ssg/static-site.ts'
import { wantedPort } from './serve/wanted-port.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
const port = wantedPort(process.env.PORT)

/** The oldest browsers with `light-dark()` and popovers (`lib/modern-browser`); older ones get the document without styles and app. */
const target = ['chrome123', 'edge123', 'firefox125', 'safari17.5', 'ios17.5']

export default defineConfig({
  appType: 'custom',
  resolve: {
    alias: {
      '~': `${root}/src`,
    },
  },
  define: { __APP_VERSION__: JSON.stringify(version) },
  // Readable, and without the hashes that every page would carry: a file's name is unique.
  css: {
    modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` },
  },
  // Whoever names a port goes there: on the next free one would be somebody else's site to them.
  server: port === undefined ? {} : { port, strictPort: true },
  build: {
    target,
    cssTarget: target,
    // One stylesheet, written into every page; its one hash stands in the Content-Security-Policy.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // It would need a helper in the boot script (`plainImports`), and what is loaded on demand imports little.
    modulePreload: false,
    reportCompressedSize: false,
  },
  plugins: [
    chunkImports(),
    tanstackRouter({
      ...routeTreeOptions,
      // The facts of a page come with its code; as static data they would all be in the entry.
      codeSplittingOptions: { deleteNodes: ['staticData'] },
      plugin: { vite: { environmentName: 'client' } },
    }),
    virtualModules(root, limits.firstVisit),
    mdxPages(root),
    react({ include: /\.(mdx|tsx?)$/ }),
    staticSite(root),
  ],
})
