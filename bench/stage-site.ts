import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

/**
 * Copies a built site to where it is served from, with what this site's host expects: compressed copies,
 * `/contact` for `contact/index.html`, rules for headers and a page for unknown addresses. So every site is served alike.
 */
export function stageSite(folder: string, to: string): void {
  if (!existsSync(`${folder}/index.html`)) throw new Error(`There is no built site in ${folder}.`)
  cpSync(folder, to, { recursive: true })
  const add = (path: string, content: string | Uint8Array) => {
    if (!existsSync(`${to}/${path}`)) writeFileSync(`${to}/${path}`, content)
  }
  add('_headers', '')
  add('404.html', '<!doctype html><title>404</title>')
  for (const path of filesBelow(to)) {
    if (path.endsWith('/index.html'))
      add(path.replace(/\/index\.html$/, '.html'), readFileSync(`${to}/${path}`))
  }
  for (const path of filesBelow(to).filter((name) => !name.endsWith('.gz') && !name.endsWith('.br'))) {
    const content = readFileSync(`${to}/${path}`)
    const compressed = brotliCompressSync(content)
    // Not pictures and fonts, which are compressed already.
    if (compressed.length < content.length * 0.9) add(`${path}.br`, compressed)
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(`${folder}/${path}`).isFile(),
  )
}
