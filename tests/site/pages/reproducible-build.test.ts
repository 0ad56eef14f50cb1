import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filesBelow } from '../../../ssg/files-below.ts'
import { contentOf, dist, files } from '../../support/site/built-site.ts'
import { urls } from '../../support/urls.ts'
import { buildCopy, copySources } from '../../support/site/copied-sources.ts'

const nextYear = new URL('../../support/site/next-year.mjs', import.meta.url).href
const copy = copySources('other')
const built = `${copy}/dist`
const [longer = '', renamed = ''] = urls.flatMap((url) => /^\/knowledge-base\/(.+)/.exec(url)?.[1] ?? [])
/** Without the spans that keep parts of a title together. */
const textIn = (file: string) => contentOf(file).replaceAll(/<\/?span[^>]*>/g, '')
const title = /<h1[^>]*>(.*?)<\/h1>/.exec(textIn(`knowledge-base/${renamed}.html`))?.[1] ?? ''

/** One build asks for both: what the edit does not change is the same, though all around the build is another. */
beforeAll(async () => {
  edit(longer, /(?<=\n---\n\n)/, 'Ein Satz mehr.\n\n')
  edit(renamed, /^title: .*$/m, 'title: Was in der Schweiz bei Suchmaschinen gilt')
  await buildCopy(copy, { TZ: 'Pacific/Kiritimati', LC_ALL: 'C', NODE_OPTIONS: `--import=${nextYear}` })
}, 300_000)
afterAll(() => rmSync(copy, { recursive: true }))

describe('an edited text, built in another folder, time zone, locale and year,', () => {
  const quoting = files.filter((file) => /\.(html|md|txt)$/.test(file) && textIn(file).includes(title))

  test('changes only its own files, the feed, the search index and files that quote its title', () => {
    expect(quoting.length).toBeLessThan(files.length / 10)
    expect(files).toContain('index.html')
    const expected = new Set([
      'feed.xml',
      `knowledge-base/${longer}.html`,
      `knowledge-base/${longer}.md`,
      'search-index.json',
      ...quoting,
    ])
    const isExpected = (file: string) => expected.has(file) || file.startsWith(`og/knowledge-base/${renamed}`)
    const found = changed(dist, built, withoutHashes).filter((file) => !/\.(js|br|gz)$/.test(file))
    expect(found).toEqual(files.filter((file) => isExpected(file) && !/\.(br|gz)$/.test(file)).toSorted())
  })

  test('does not change lastBuildDate in the head of the feed', () => {
    const [before, after] = [dist, built].map((folder) => bytesOf(folder, 'feed.xml')?.split('<item>')[0])
    expect(before).toContain('<lastBuildDate>')
    expect(after).toBe(before)
  })

  test('changes the code of no script but its own and those that quote its title', () => {
    const [old, now] = [dist, built].map(codeIn)
    expect([...(now?.keys() ?? [])].toSorted()).toEqual([...(old?.keys() ?? [])].toSorted())
    const names = [...(old?.keys() ?? [])].filter((name) => old?.get(name) !== now?.get(name))
    expect(names).toContain(longer)
    expect(names.filter((name) => name !== longer && !old?.get(name)?.includes(title))).toEqual([])
  })

  test('does not change the scripts that all pages share, so that caches keep them', () => {
    const scripts = changed(dist, built).filter((file) =>
      /^assets\/(react|router|app|base|page|text)-/.test(file),
    )
    expect(scripts).toEqual([])
  })
})

/** The code of each script by its name, whatever the names of those that it imports. */
function codeIn(folder: string): Map<string, string> {
  const code = new Map<string, string>()
  for (const file of filesBelow(folder).filter((path) => path.endsWith('.js'))) {
    const name = file.replace(/^assets\/|-[\w-]{8}\.js$/g, '')
    code.set(name, (code.get(name) ?? '') + withoutHashes(readFileSync(`${folder}/${file}`, 'utf8')))
  }
  return code
}

function edit(article: string, place: RegExp, by: string): void {
  const file = `${copy}/src/content/knowledge-base/${article}.mdx`
  const text = readFileSync(file, 'utf8')
  const edited = text.replace(place, by)
  if (edited === text) throw new Error(`${file} has no place for the edit`)
  writeFileSync(file, edited)
}

const withoutHashes = (bytes?: string) => bytes?.replaceAll(/-[\w-]{8}(?=\.js)/g, '')

/** The files that only one of two folders has, or whose content differs. */
function changed(before: string, after: string, read = (bytes?: string) => bytes): string[] {
  const names = new Set([...filesBelow(before), ...filesBelow(after)])
  return [...names].filter((name) => read(bytesOf(before, name)) !== read(bytesOf(after, name))).toSorted()
}

function bytesOf(folder: string, name: string): string | undefined {
  try {
    return readFileSync(`${folder}/${name}`, 'latin1')
  } catch {
    return undefined
  }
}
