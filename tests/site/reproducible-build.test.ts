import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesBelow } from '../support/built-site.ts'
import { buildCopy, copySources } from '../support/copied-sources.ts'

const nextYear = new URL('../support/next-year.mjs', import.meta.url).href
const one = copySources('one')
const other = copySources('another')

afterAll(() => [one, other].forEach((folder) => rmSync(folder, { recursive: true })))

beforeAll(async () => {
  await Promise.all([
    buildCopy(one, { TZ: 'Etc/GMT+12', LC_ALL: 'C' }),
    buildCopy(other, {
      TZ: 'Pacific/Kiritimati',
      LC_ALL: 'C.UTF-8',
      NODE_OPTIONS: `--import=${nextYear}`,
    }),
  ])
}, 300_000)

test('two builds of the same sources are byte-identical, wherever and whenever', () => {
  const built = filesBelow(`${one}/dist`)
  expect(filesBelow(`${other}/dist`)).toEqual(built)
  expect(changed(`${one}/dist`, `${other}/dist`)).toEqual([])
  expect(built).toContain('index.html')
})

test('an edited text changes its own files and the lists of texts, a new title also what quotes it, and no script', async () => {
  const before = `${one}/before`
  renameSync(`${one}/dist`, before)
  edit('core-web-vitals', /(?<=\n---\n\n)/, 'Ein Satz mehr.\n\n')
  edit('swiss-seo', /^title: .*$/m, 'title: Was in der Schweiz bei Suchmaschinen gilt')
  await buildCopy(one, { TZ: 'Pacific/Kiritimati' })

  const title = /<h1[^>]*>(.*?)<\/h1>/.exec(
    readFileSync(`${before}/knowledge-base/swiss-seo.html`, 'utf8'),
  )?.[1]
  const quoting = filesBelow(before).filter(
    (file) =>
      /\.(html|md|txt)$/.test(file) && readFileSync(`${before}/${file}`, 'utf8').includes(title ?? ''),
  )
  expect(quoting.length).toBeLessThan(12)
  const pictures = filesBelow(before).filter((file) => /^og\/knowledge-base\/swiss-seo[-.]/.test(file))
  const expected = [
    'content-hashes.json',
    'feed.xml',
    'knowledge-base/core-web-vitals.html',
    'knowledge-base/core-web-vitals.md',
    'search-index.json',
    ...quoting,
  ]
  const copies = expected.flatMap((file) => [file, `${file}.br`, `${file}.gz`])
  expect(changed(before, `${one}/dist`)).toEqual([...copies, ...pictures].toSorted())
}, 300_000)

function edit(article: string, place: RegExp, by: string): void {
  const file = `${one}/src/content/knowledge-base/${article}.mdx`
  const text = readFileSync(file, 'utf8')
  const edited = text.replace(place, by)
  if (edited === text) throw new Error(`${file} has no place for the edit`)
  writeFileSync(file, edited)
}

/** The files that only one of two folders has, or that differ. */
function changed(before: string, after: string): string[] {
  const names = new Set([...filesBelow(before), ...filesBelow(after)])
  return [...names].filter((name) => bytesOf(before, name) !== bytesOf(after, name)).toSorted()
}

function bytesOf(folder: string, name: string): string | undefined {
  try {
    return readFileSync(`${folder}/${name}`, 'latin1')
  } catch {
    return undefined
  }
}
