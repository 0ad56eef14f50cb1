/**
 * Whether the host now serves another version, because the page at `address` has the entry script with another hash. After a deploy, an open tab
 * requests chunks that are gone. False if the response is not a page of this site.
 */
export async function servesNewVersion(address: string, script: string): Promise<boolean> {
  const response = await fetch(address, { cache: 'no-cache', headers: { accept: 'text/html' } }).catch(
    () => undefined,
  )
  if (!response || !/html/.test(response.headers.get('content-type') ?? '')) return false
  const html = await response.text().catch(() => '')
  const anyVersion = script.replace(/[\w-]{8}\.js$/, '')
  return html.includes(anyVersion) && !html.includes(script)
}

/** The address of the entry script (`ssg/render/render-pages`). Its hash changes whenever that of any chunk changes. */
export function runningScript({ scripts }: Document): string {
  return [...scripts].find(({ type }) => type === 'module')?.getAttribute('src') ?? ''
}
