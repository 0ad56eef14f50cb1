import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'

interface Refusal {
  status: 400 | 414
  headers: OutgoingHttpHeaders
}

/** As nginx by default (`large_client_header_buffers`); an address of this site has 60 characters. */
const longestAddress = 8000

/** Why a request is not even looked at: it means another host, or it is out of all proportion. */
export function refusal({ url = '', headersDistinct }: IncomingMessage): Refusal | undefined {
  if (url.length > longestAddress) return refuse(414)
  // `GET http://…` is for proxies, `*` for OPTIONS.
  if (!url.startsWith('/')) return refuse(400)
  const hosts = headersDistinct.host ?? []
  if (hosts.length > 1 || !hosts.every(isHost)) return refuse(400)
  return undefined
}

function isHost(host: string): boolean {
  return /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host)
}

function refuse(status: Refusal['status']): Refusal {
  // Who sends such a request is not to send the next one along the same connection.
  return { status, headers: { connection: 'close', 'content-length': 0 } }
}
