import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { limits } from './audit/weight.ts'
import { mdxPages } from './ssg/mdx/mdx-pages.ts'
import { virtualModules } from './ssg/content/virtual-modules.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))

/** They need a document and its globals. */
const browserTests = [
  'tests/unit/{components,routes,tools}/**/*.test.tsx',
  'tests/unit/lib/*.test.ts',
  'tests/unit/tools/shared/{html,xml/*}.test.ts',
]

/** Not the site's own configuration, but what its routes are made of: a test compiles the texts that it imports, and no other. */
export default defineConfig({
  resolve: { alias: { '~': `${root}/src` } },
  plugins: [virtualModules(root, limits.firstVisit), mdxPages(root)],
  define: { __APP_VERSION__: JSON.stringify(version) },
  test: {
    pool: 'threads',
    // Vitest would leave one core free, which is half of two.
    maxWorkers: '100%',
    // A machine with other work takes its time; what hangs is found all the same.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts?(x)'],
          exclude: browserTests,
          // What runs in Node alone leaves nothing behind: its files need 11 s of processor time instead of 40.
          isolate: false,
          unstubGlobals: true,
          setupFiles: ['tests/support/property-seed.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-browser',
          include: browserTests,
          environment: 'jsdom',
          // One jsdom for all files of a worker, in which the modules of the site are loaded anew for each (`shared-document.ts`):
          // 70 files need 33 s of processor time instead of 50 in contexts of their own.
          isolate: false,
          setupFiles: [
            'tests/support/components/browser-globals.ts',
            'tests/support/components/shared-document.ts',
            'tests/support/property-seed.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          // Twice as many texts on a busy machine need two minutes for the queries.
          testTimeout: 180_000,
          // All files read the same built site: parsed once per worker instead of once per file, 10 s instead of 24.
          isolate: false,
        },
      },
    ],
  },
})
