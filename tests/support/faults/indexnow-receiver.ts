import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { portOf } from '../hosts/ask.ts'

/** A live site and a search engine in one, on this machine. */
export interface IndexNowReceiver {
  origin: string
  endpoint: string
  /** What the live site answers, by path; what it does not have is 404. */
  live: Map<string, string>
  /** The requests that have arrived at the search engine. */
  received: { type: string | undefined; body: unknown }[]
  answer: { status: number; headers: Record<string, string> }
  stop: () => Promise<void>
}

export async function startIndexNowReceiver(): Promise<IndexNowReceiver> {
  const live: IndexNowReceiver['live'] = new Map()
  const received: IndexNowReceiver['received'] = []
  const answer: IndexNowReceiver['answer'] = { status: 200, headers: {} }
  const server = createServer((request, response) => {
    const found = live.get(request.url ?? '')
    if (request.method === 'GET') return void response.writeHead(found === undefined ? 404 : 200).end(found)
    void text(request).then((body) => {
      received.push({ type: request.headers['content-type'], body: JSON.parse(body) })
      response.writeHead(answer.status, answer.headers).end()
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${portOf(server)}`
  return {
    origin,
    endpoint: `${origin}/indexnow`,
    live,
    received,
    answer,
    stop: async () => {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}
