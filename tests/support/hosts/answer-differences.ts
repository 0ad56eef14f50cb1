import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Answer } from './ask.ts'
import { bytesOf } from '../site/built-site.ts'
import type { HostRequest } from './host-requests.ts'

/** What of an answer is not as the table has it, in words. */
export function differences(answer: Answer, { method, status, file, expected = {} }: HostRequest): string[] {
  const headers = Object.entries(expected)
    .filter(
      ([name, value]) => !(value?.test(String(answer.headers[name])) ?? answer.headers[name] === undefined),
    )
    .map(([name, value]) => `${name} is «${String(answer.headers[name])}», not ${String(value)}`)
  const isBare = method === 'HEAD' || status === 304
  return [
    ...(answer.status === status ? [] : [`status is ${answer.status}, not ${status}`]),
    ...headers,
    ...(file && !decoded(answer).equals(bytesOf(file)) ? [`the body is not ${file}`] : []),
    ...(isBare && answer.body.length > 0 ? ['there is a body'] : []),
  ]
}

export function decoded({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body)
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
}
