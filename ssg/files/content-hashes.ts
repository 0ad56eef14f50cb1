import { createHash } from 'node:crypto'
import type { OutputFile } from '../output-file.ts'
import { pageText } from './page-text.ts'
import type { BuiltPage } from '../render/render-pages.ts'

/** Where the site publishes them; `npm run indexnow` compares those of the live site with those of a build. */
export const contentHashesPath = '/content-hashes.json'

/**
 * A hash for each page, of title, description and main text. Scripts, styles and footer do not count, so that IndexNow reports only changes that visitors
 * would notice.
 */
export function contentHashes(pages: BuiltPage[]): OutputFile {
  const hashes = pages
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .flatMap((page) => {
      const { path, facts } = page
      return facts ? [[path, hash([facts.page.title, facts.page.description, pageText(page).main])]] : []
    })
  return {
    path: contentHashesPath.slice(1),
    content: `${JSON.stringify(Object.fromEntries(hashes), null, 1)}\n`,
  }
}

function hash(parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
}
