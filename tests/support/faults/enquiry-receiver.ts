import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** What the receiver does with an enquiry that has arrived. */
export type Answer = (response: ServerResponse) => void

/** A form service on this machine, on a port of its own, that answers as a test wants it to. */
export interface EnquiryReceiver {
  address: string
  /** The bodies of the enquiries that have arrived, as they were posted. */
  received: string[]
  answerWith: (answer: Answer) => void
  stop: () => Promise<void>
  /** Again, at the same address. */
  start: () => Promise<void>
}

export async function startEnquiryReceiver(): Promise<EnquiryReceiver> {
  const received: string[] = []
  let answer = status(200)
  const server = createServer((request, response) => void take(request, response))
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(openToOthers)) response.setHeader(name, value)
    if (request.method !== 'POST') return response.end('Danke')
    received.push(await text(request))
    answer(response)
  }
  const listen = async (port: number) => {
    await once(server.listen(port, 'localhost'), 'listening')
    const address = server.address()
    if (typeof address !== 'object' || !address) throw new Error('the receiver does not listen')
    return address.port
  }
  const port = await listen(0)
  return {
    address: `http://localhost:${port}`,
    received,
    answerWith: (next) => {
      answer = next
    },
    stop: async () => {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
    start: async () => void (await listen(port)),
  }
}

export function status(code: number, headers: Record<string, string> = {}): Answer {
  return (response) => response.writeHead(code, headers).end()
}

/** Leads on to a page of thanks. */
export const redirect = status(303, { location: '/danke' })

export const nothing: Answer = () => {}

export const noHttp: Answer = (response) => void response.socket?.end('Hello, this is not HTTP.\r\n\r\n')

/** Says that all is well, and breaks off in the middle of saying more. */
export const brokenOff: Answer = (response) => {
  response.writeHead(200, { 'content-length': '1000' })
  response.write('{"ok":', () => response.destroy())
}

/** What a service for forms of other sites sends along. */
const openToOthers = {
  connection: 'close',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Retry-After',
}
