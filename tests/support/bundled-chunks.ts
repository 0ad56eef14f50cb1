import { build, type Plugin, type Rolldown } from 'vite'

/** Bundles modules given as text and returns the chunks, real ones, as a check of the built site gets them. */
export async function bundledChunks(
  entry: string,
  modules: Record<string, string>,
): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inMemory(modules)],
    build: { write: false, minify: false, modulePreload: false, rolldownOptions: { input: entry } },
  })
  const outputs = Array.isArray(result) ? result : [result]
  return outputs
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
}

const inMemory = (modules: Record<string, string>): Plugin => ({
  name: 'in-memory',
  enforce: 'pre',
  resolveId: (id) => (id in modules ? id : null),
  load: (id) => modules[id] ?? null,
})
