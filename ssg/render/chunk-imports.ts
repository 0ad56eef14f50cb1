import type { Plugin, Rolldown } from 'vite'

type Chunks = Record<string, Rolldown.RenderedChunk>

/**
 * Replaces the helper that Vite puts around each `import()`. Vite's is 0.9 kB of brotli and preloads styles, of which there are none, and chunks,
 * which `sideBySide` asks for. This one turns a chunk that cannot be had into a network error of this site. By the browsers' own message the router
 * would reload the page by itself, even over a half-written enquiry.
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
    renderChunk: (code, { fileName, dynamicImports }, _, { chunks }) =>
      dynamicImports.length > 0 ? { code: sideBySide(code, fileName, chunks), map: null } : null,
  }
}

/**
 * Asks for what a late chunk imports together with it: a browser learns of it only when the chunk has come, one round trip later, which on a
 * slow line is 600 ms of a navigation, of the search or of a tool. One that fails makes the late chunk fail too.
 */
function sideBySide(code: string, fileName: string, chunks: Chunks): string {
  const here = withImports(fileName, chunks)
  return code.replaceAll(/import\("\.\/([^"]+)"\)/g, (load, name: string) => {
    const [chunk, ...others] = withImports(`assets/${name}`, chunks)
    const missing = chunk ? others.filter((other) => !here.has(other)) : []
    if (missing.length === 0) return load
    const loads = [name, ...missing.map((other) => other.replace('assets/', ''))].map(
      (file) => `import("./${file}")`,
    )
    return `Promise.all([${loads.join(',')}]).then(([page]) => page)`
  })
}

/** A chunk and all that it imports statically, straight or by way of others. */
function withImports(fileName: string, chunks: Chunks, found = new Set<string>()): Set<string> {
  if (found.has(fileName)) return found
  found.add(fileName)
  chunks[fileName]?.imports.forEach((imported) => withImports(imported, chunks, found))
  return found
}
