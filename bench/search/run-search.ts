import { readFileSync } from 'node:fs'
import { build } from 'vite'
import type { SearchIndex } from '../../src/lib/search/search-index.ts'
import { createSearch } from '../../src/lib/search/search.ts'
import { compressed } from './compressed.ts'
import { measureFirstUse } from './first-use.ts'
import { growIndex } from './many-articles.ts'
import { knownParts, labelledQueries, unreadParts } from './search-queries.ts'
import { measureQuality } from './search-quality.ts'

/** Prints what the search costs and how well it answers, over the index in dist/ and one of 1,000 articles. */
async function measureSearch(): Promise<void> {
  const index: SearchIndex = JSON.parse(readFileSync('dist/search-index.json', 'utf8'))
  console.log(`library and engine: ${compressed(await engineCode())} bytes of brotli`)
  await measureIndex('the site', index)
  await measureFirstUse('1,000 articles', growIndex(index, 1000))

  const search = await createSearch(index)
  for (const part of [...knownParts, ...unreadParts]) {
    const { queries, first, amongThree, misses } = measureQuality(search, part)
    console.log(`${part}, ${queries} queries: ${percent(first)} first, ${percent(amongThree)} among three`)
    if (!knownParts.some((known) => known === part)) continue
    for (const { query, found } of misses) console.log(`  not first: ${query} (${found.join(', ')})`)
  }
}

async function measureIndex(name: string, index: SearchIndex): Promise<void> {
  const content = JSON.stringify(index)
  const start = performance.now()
  const watch = watchTurns()
  const search = await createSearch(index)
  const longest = watch.stop()
  const readyAfter = performance.now() - start
  const times = typedTexts().map((query) => {
    const from = performance.now()
    search(query)
    return { query, time: performance.now() - from }
  })
  const sorted = times.toSorted((one, other) => one.time - other.time)
  const median = sorted[Math.floor(sorted.length / 2)]
  const worst = sorted.at(-1)
  console.log(
    `${name}: ${index.pages.length} pages, ${content.length} characters, ${compressed(content)} bytes of brotli; ` +
      `ready after ${milliseconds(readyAfter)}, at most ${milliseconds(longest)} at once; ${times.length} key strokes: ` +
      `median ${milliseconds(median?.time)}, worst ${milliseconds(worst?.time)} («${worst?.query}»)`,
  )
}

/** Measures how long the main thread would not have answered, at most. */
function watchTurns(): { stop: () => number } {
  let last = performance.now()
  let longest = 0
  const note = () => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }
  const timer = setInterval(note, 0)
  return {
    stop() {
      note()
      clearInterval(timer)
      return longest
    },
  }
}

/** What stands in the field at each key stroke, of every query. */
function typedTexts(): string[] {
  return [...labelledQueries('tuning'), ...labelledQueries('unseen')].flatMap(({ query }) =>
    Array.from(query, (_, index) => query.slice(0, index + 1)),
  )
}

async function engineCode(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'chrome123', lib: { entry: 'src/lib/search/search.ts', formats: ['es'] } },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  return outputs.map((chunk) => ('code' in chunk ? chunk.code : '')).join('')
}

function milliseconds(time = 0): string {
  return `${time.toFixed(1)} ms`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

await measureSearch()
