import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'vite'
import { copySources } from '../../../bench/copied-sources.ts'

export interface DevServer {
  url: string
  /** Changes a source file, as an editor does. */
  edit: (file: string, from: string | RegExp, to: string) => void
  close: () => Promise<void>
}

/** What `npm run dev` starts, over a copy of the sources. */
export async function startDevServer(): Promise<DevServer> {
  const copy = copySources('dev')
  const server = await createServer({
    root: copy,
    configFile: `${copy}/vite.config.ts`,
    // That of the project may be in use.
    cacheDir: `${copy}/.vite`,
    server: { host: 'localhost', port: 0 },
    logLevel: 'silent',
  })
  await server.listen()
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('the development server has no address')
  return {
    url,
    edit(file, from, to) {
      const text = readFileSync(`${copy}/${file}`, 'utf8')
      const edited = text.replace(from, to)
      if (edited === text) throw new Error(`${file} has no ${from}`)
      writeFileSync(`${copy}/${file}`, edited)
    },
    async close() {
      await server.close()
      rmSync(copy, { recursive: true })
    },
  }
}
