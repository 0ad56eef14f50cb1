/** As whom addresses are submitted, and where. */
export interface Submitter {
  origin: string
  key: string
  /** One endpoint is enough: the engines share what they receive (indexnow.org/searchengines). */
  endpoint: string
}

export interface Outcome {
  isAccepted: boolean
  message: string
}

/** As many as one request may name (indexnow.org/documentation). */
export const mostAtOnce = 10_000

/** One request of the IndexNow protocol. */
export async function submit(paths: string[], { origin, key, endpoint }: Submitter): Promise<Outcome> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(origin).host,
      key,
      keyLocation: `${origin}/${key}.txt`,
      urlList: paths.map((path) => origin + path),
    }),
    signal: AbortSignal.timeout(30_000),
  })
  const { status } = response
  const meaning = meanings[status] ?? 'an answer that the protocol does not know'
  const pause = response.headers.get('retry-after')
  const wait = status === 429 && pause ? ` Try again after ${pause}.` : ''
  return { isAccepted: status === 200 || status === 202, message: `${status}: ${meaning}.${wait}` }
}

const meanings: Record<number, string> = {
  200: 'the addresses have been received',
  202: 'the addresses have been received; the key is still being checked',
  400: 'the request is malformed',
  403: 'the key is not valid: the key file was not found, or holds something else',
  422: 'the addresses are not of this host, or the key does not fit the protocol',
  429: 'too many requests',
}
