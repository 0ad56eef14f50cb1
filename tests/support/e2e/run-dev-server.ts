import { createServer } from 'vite'

/** What `npm run dev` starts, over the copy of the sources that is named: a process of its own, which tells its parent the address. */
const [copy] = process.argv.slice(2)
if (copy === undefined) throw new Error('name the copy')
const server = await createServer({
  root: copy,
  configFile: `${copy}/vite.config.ts`,
  // That of the project may be in use.
  cacheDir: `${copy}/.vite`,
  server: { host: 'localhost', port: 0 },
  logLevel: 'silent',
})
await server.listen()
process.send?.(server.resolvedUrls?.local[0])
