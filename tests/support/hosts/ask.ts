import { request, type IncomingHttpHeaders } from 'node:http'

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

/** Sends a request. Not with `fetch`, which would normalise the URL and follow redirects. */
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
