import type { Plugin } from 'vite'

/**
 * What stands around each `import()`. Vite's own helper is 0.9 kB brotli and preloads styles and chunks; with one stylesheet and
 * `modulePreload: false` there are none. This one says of a chunk that cannot be had that it is a network error of this site:
 * the browsers' own message would make the router reload the page by itself, also over a half-written enquiry.
 */
export function chunkImports(): Plugin {
  return {
    name: 'chunk-imports',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({
        code: [
          "import { toChunkError } from '/src/lib/errors.ts'",
          'export const __vitePreload = (load) => load().catch((cause) => { throw toChunkError(cause) })',
        ].join('\n'),
        map: null,
      }),
    },
  }
}
