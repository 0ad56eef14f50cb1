import { build, type Plugin, type Rolldown } from 'vite'

/** Bundles modules given as text and returns real chunks, as a check of the build gets them. */
export async function bundledChunks(
  entry: string,
  modules: Record<string, string>,
  plugins: Plugin[] = [],
): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inMemory(modules), ...plugins],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  return outputs
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
}

/** The exports of a module that plugins provide. */
export async function exportsOf(name: string, plugins: Plugin[]): Promise<Record<string, unknown>> {
  const [chunk] = await bundledChunks(
    '/entry',
    { '/entry': `export * from ${JSON.stringify(name)}` },
    plugins,
  )
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(chunk?.code ?? '')}`)
}

const inMemory = (modules: Record<string, string>): Plugin => ({
  name: 'in-memory',
  enforce: 'pre',
  resolveId: (id) => (id in modules ? id : null),
  load: (id) => modules[id] ?? null,
})
