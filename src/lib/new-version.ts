/**
 * Whether the host serves another version of this page than the one that is running, whose script is `script`: after a deploy an open tab
 * asks for chunks that are gone. Answers no where the host does not answer with a page.
 */
export async function servesNewVersion(address: string, script: string): Promise<boolean> {
  const response = await fetch(address, { cache: 'no-cache', headers: { accept: 'text/html' } }).catch(
    () => undefined,
  )
  if (!response || !/html/.test(response.headers.get('content-type') ?? '')) return false
  const html = await response.text().catch(() => '')
  return /<script type="module" src="[^"]+"/.test(html) && !html.includes(script)
}
