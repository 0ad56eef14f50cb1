import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { sep } from 'node:path'
import { siteIdentity } from '../../../src/lib/site.ts'
import type { Written } from './audited-page.ts'
import { openSite, type AuditedSite } from './audited-site.ts'

/** Reads `dist`, and the texts behind its pages, so that findings can name a line. */
export function readDist(root: string): AuditedSite {
  const folder = `${root}/dist`
  if (!existsSync(`${folder}/index.html`)) throw new Error('There is no built site in dist.')
  const files = filesBelow(folder).map((file) => [file, readFileSync(`${folder}/${file}`)] as const)
  const { origin, aiCrawlers } = siteIdentity()
  return openSite(new Map(files), {
    origin,
    crawlerChoices: aiCrawlers,
    now: new Date(),
    written: writtenPages(root),
  })
}

function writtenPages(root: string): Map<string, Written> {
  const content = 'src/content'
  return new Map(
    filesBelow(`${root}/${content}`)
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => {
        const file = `${content}/${name}`
        return [`/${name.replace(/\.mdx$/, '')}`, { file, text: readFileSync(`${root}/${file}`, 'utf8') }]
      }),
  )
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(`${folder}/${file}`).isFile())
    .map((file) => file.split(sep).join('/'))
    .toSorted()
}
