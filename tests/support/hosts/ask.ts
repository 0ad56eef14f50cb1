import { request, type IncomingHttpHeaders } from 'node:http'
import { connect, type Server } from 'node:net'

export interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface Question {
  method?: string | undefined
  headers?: Record<string, string> | undefined
  body?: string | undefined
}

/** Not `fetch`, which would tidy the address up and follow redirects. */
export function ask(port: number, path: string, { method = 'GET', headers = {}, body }: Question = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const asked = request({ port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/** Sends bytes as they are, says that no more will come, and reads the head of the answer until the host closes the connection. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect({ port, allowHalfOpen: true }, () => socket.end(Buffer.from(bytes, 'latin1')))
    socket.on('data', (chunk) => chunks.push(chunk))
    // A host may close while there is more to send; what it said before counts.
    socket.on('error', () => {})
    socket.on('end', () => socket.destroy())
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1').split('\r\n\r\n')[0] ?? ''))
  })
}

export function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the server does not listen')
  return address.port
}
