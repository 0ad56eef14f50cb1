interface Submission {
  origin: string
  /** The IndexNow key, which the site publishes as a file. */
  key: string
  since: string
  /** One engine is enough: they share what they receive (indexnow.org/searchengines). */
  endpoint?: string
}

/**
 * Tells search engines which pages changed (indexnow.org/documentation), by the days in the sitemap of the live site, so that engines read what is already
 * there. Returns the submitted addresses. Throws if the site or the engine does not answer as expected.
 */
export async function indexNow({
  origin,
  key,
  since,
  endpoint = 'https://api.indexnow.org/indexnow',
}: Submission): Promise<string[]> {
  const sitemap = await ask(`${origin}/sitemap.xml`)
  const entries = (await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)
  const urlList = [...entries].flatMap(([, address = '', day = '']) => (day >= since ? [address] : []))
  if (urlList.length === 0) return []
  await ask(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt`, urlList }),
  })
  return urlList
}

async function ask(address: string, request: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, {
    cache: 'no-store',
    signal: AbortSignal.timeout(30_000),
    ...request,
  }).catch((cause: unknown) => {
    throw new Error(`${address} antwortet nicht.`, { cause })
  })
  const meaning = meanings[response.status] ?? ''
  if (!response.ok) throw new Error(`${address} antwortet mit ${response.status}${meaning}.`)
  return response
}

const meanings: Record<number, string> = {
  403: ': Die Datei des Schlüssels ist nicht online oder enthält etwas anderes',
  422: ': Die Adressen gehören nicht zu diesem Host',
  429: ': zu viele Anfragen, versuchen Sie es später',
}
