import type { Plugin, Rolldown } from 'vite'

type Chunks = Record<string, Pick<Rolldown.RenderedChunk, 'imports'>>

/**
 * Replaces the helper that Vite puts around each `import()`. Vite's is 0.9 kB of brotli and preloads styles, of which there are none, and chunks, which
 * `sideBySide` requests. This one turns a failed import into a `NetworkError`. With the browser's own message the router would reload the page, even over
 * a draft of an enquiry.
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
 * Requests the static imports of a lazy chunk together with it. A browser would discover them one round trip later, which is 600 ms on a slow line. If
 * one of them fails, the lazy chunk fails, too.
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

/** A chunk and its static imports, direct and transitive. */
export function withImports(fileName: string, chunks: Chunks, found = new Set<string>()): Set<string> {
  if (found.has(fileName)) return found
  found.add(fileName)
  chunks[fileName]?.imports.forEach((imported) => withImports(imported, chunks, found))
  return found
}
