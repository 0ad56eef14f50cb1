import { existsSync, readFileSync } from 'node:fs'
import { contentFile } from '../../ssg/content/content.ts'
import { site } from '../../ssg/content/identity.ts'
import { ownProgram } from '../../src/lib/site/operator/form-service.ts'
import { filesBelow } from '../../ssg/files-below.ts'
import { routePaths } from '../../ssg/check/routes.ts'
import { type AuditedSite, openSite, type Written } from './audited-site.ts'

/** Reads `dist`, and the texts behind its pages, so that findings can name a line. */
export function readDist(root: string): AuditedSite {
  const folder = `${root}/dist`
  if (!existsSync(`${folder}/index.html`))
    throw new Error('In dist steht keine Website. Bauen Sie zuerst: npm run build')
  const files = filesBelow(folder).map((file) => [file, readFileSync(`${folder}/${file}`)] as const)
  return openSite(new Map(files), {
    origin: site.origin,
    crawlerChoices: site.aiCrawlers,
    program: ownProgram(site),
    now: new Date(),
    written: writtenPages(root),
  })
}

/** The text of each page, or the route that says what a page without one is about. */
function writtenPages(root: string): Map<string, Written> {
  return new Map(
    routePaths(root).map((path) => {
      const route = `src/routes${path === '/' ? '' : path}`
      const candidates = [contentFile(path), `${route}.tsx`, `${route}/index.tsx`]
      const file =
        candidates.find((candidate) => existsSync(`${root}/${candidate}`)) ?? 'src/routes/index.tsx'
      return [path, { file, text: readFileSync(`${root}/${file}`, 'utf8') }]
    }),
  )
}
