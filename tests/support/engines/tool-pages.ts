import { readFileSync, readdirSync } from 'node:fs'

const texts = 'src/content'

/** Every tool by its id, and the path of the page that it stands on. */
export const toolPages: [id: string, path: string][] = readdirSync(texts, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) => {
    const text = readFileSync(`${texts}/${file}`, 'utf8')
    const path = `/${file.replace(/\.mdx$/, '')}`
    return [...text.matchAll(/^<Tool id="([^"]+)"/gm)].map(([, id = '']): [string, string] => [id, path])
  })
