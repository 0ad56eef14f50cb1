import { createHash } from 'node:crypto'
import { packIndex } from '../../src/lib/search/parts/pack-index.ts'
import { namesFile, pageFile, wordsFile } from '../../src/lib/search/parts/part-names.ts'
import {
  searchIndexPath,
  type PageName,
  type SearchFile,
  type WholeSearchFile,
} from '../../src/lib/search/search-index.ts'
import type { OutputFile } from '../output-file.ts'

/** Characters of an index that a browser loads and reads at once, of some 90 pages: brotli makes 290 kB of it, and a phone reads for seconds. */
const mostAtOnce = 1_000_000

/** What the search loads: one file, or for a large site one that says where the parts are, and the parts. */
export async function searchFiles(index: WholeSearchFile<string>, most = mostAtOnce): Promise<OutputFile[]> {
  const whole = fileOf(index)
  if (whole.content.length <= most) return [whole]
  const { folder, files, ...packed } = await partFiles(index)
  return [fileOf({ parts: { folder, ...packed.index }, examples: index.examples }), ...files]
}

function fileOf(file: SearchFile<string>) {
  return { path: searchIndexPath.slice(1), content: JSON.stringify(file) }
}

/** The parts, in a folder whose name changes with them: what one version of the site loads fits together. */
async function partFiles(whole: WholeSearchFile<string>) {
  const { index, parts, pages } = await packIndex(whole)
  const names = whole.pages.map(({ path, shortTitle, description, topic }): PageName<string> => ({
    path,
    shortTitle,
    description,
    ...(topic && { topic }),
  }))
  const contents = { words: parts.map(textOf), pages: pages.map(textOf), names: textOf(names) }
  const hash = createHash('sha256')
    .update(textOf([index, contents]))
    .digest('base64url')
    .slice(0, 8)
  const folder = `/assets/search-${hash}`
  const files = [
    { path: namesFile(folder).slice(1), content: contents.names },
    ...contents.words.map((content, part) => ({ path: wordsFile(folder, part).slice(1), content })),
    ...contents.pages.map((content, page) => ({ path: pageFile(folder, page).slice(1), content })),
  ]
  return { index, folder, files }
}

function textOf(content: unknown): string {
  return JSON.stringify(content)
}
