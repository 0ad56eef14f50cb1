import { build, type Plugin } from 'vite'

/** The exports of a module that plugins provide. */
export async function exportsOf(name: string, plugins: Plugin[]): Promise<Record<string, unknown>> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === '/entry' ? id : null),
        load: (id) => (id === '/entry' ? `export * from ${JSON.stringify(name)}` : null),
      },
      ...plugins,
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: '/entry', preserveEntrySignatures: 'strict' },
    },
  })
  const [bundle] = [built].flat()
  const [chunk] = bundle && 'output' in bundle ? bundle.output : []
  const code = chunk?.type === 'chunk' ? chunk.code : ''
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
}
