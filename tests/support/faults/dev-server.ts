import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { copySources } from '../site/copied-sources.ts'

export interface DevServer {
  url: string
  /** Changes a source file, as an editor does. */
  edit: (file: string, from: string | RegExp, to: string) => void
  stop: () => Promise<void>
}

/** A development server over a copy of the sources. Within the worker, what it still does when a test has ended would fail the run. */
export async function startDevServer(): Promise<DevServer> {
  const copy = copySources('dev')
  const server = fork(new URL('./run-dev-server.ts', import.meta.url), [copy], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(server, 'exit')
  const url = await Promise.race([
    once(server, 'message').then(([address]) => String(address)),
    ended.then(([code]) => Promise.reject(new Error(`the development server ended with ${code}`))),
  ])
  return {
    url,
    edit(file, from, to) {
      const text = readFileSync(`${copy}/${file}`, 'utf8')
      const edited = text.replace(from, to)
      if (edited === text) throw new Error(`${file} has no ${from}`)
      writeFileSync(`${copy}/${file}`, edited)
    },
    async stop() {
      server.kill()
      await ended
      rmSync(copy, { recursive: true })
    },
  }
}
