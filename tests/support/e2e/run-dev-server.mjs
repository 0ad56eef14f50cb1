import { createServer } from 'vite'

/** A child process that runs the dev server on a copy of the sources and sends its URL to the parent. */
const [copy] = process.argv.slice(2)
if (copy === undefined) throw new Error('name the copy')
const server = await createServer({
  root: copy,
  configFile: `${copy}/vite.config.ts`,
  // The cache of the project may be in use.
  cacheDir: `${copy}/.vite`,
  server: { host: 'localhost', port: 0 },
  logLevel: 'silent',
})
await server.listen()
process.send?.(server.resolvedUrls?.local[0])
