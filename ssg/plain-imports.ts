import type { Plugin } from 'vite'

/**
 * Leaves `import()` to the browser. Vite wraps each one in a helper of 0.9 kB brotli that preloads what a chunk needs; with
 * one stylesheet and `modulePreload: false` it has nothing to preload, and it would be a third of the boot script.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load()', map: null }),
    },
  }
}
