/**
 * Whether the host serves a page that names another version of `script`: after a deploy an open tab asks for chunks that are gone. Answers no
 * where the host does not answer with a page.
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

/** The address of the script that every page of this version names (`ssg/render/render-pages`); it names all others, straight or by way of others. */
export function runningScript({ scripts }: Document): string {
  return [...scripts].find(({ type }) => type === 'module')?.getAttribute('src') ?? ''
}
