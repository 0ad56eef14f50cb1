import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkBudget, loadedByItself } from '../../../../check/built-site/budget.ts'
import { bundledChunks } from '../../../support/bundled-chunks.ts'
import { builtPage } from '../../../support/built-pages.ts'
import { asPrinted } from '../../../support/content-files.ts'

/** Text that brotli can hardly compress: a byte of it stays about three quarters of one. */
function noise(length: number): string {
  let text = ''
  while (text.length < length) text += createHash('sha256').update(String(text.length)).digest('base64')
  return text.slice(0, length)
}

const noAssets = { script: '', css: '', chunks: [] }
const size = (text: string) => brotliCompressSync(text).length

describe('the HTML of a page', () => {
  test('may have 14,000 bytes of brotli, and not more', () => {
    const [small, large] = [builtPage({ body: noise(17_000) }), builtPage({ body: noise(19_000) })]
    expect([size(small.html) <= 14_000, size(large.html) > 14_000]).toEqual([true, true])
    expect(checkBudget([small], noAssets)).toEqual([])
    expect(asPrinted(checkBudget([large], noAssets))).toEqual([
      `dist/knowledge-base/entity-seo.html: HTML with its styles: ${size(large.html)} bytes of brotli, allowed are 14000`,
    ])
  })
})

const code = (length: number) => `globalThis.noise = ${JSON.stringify(noise(length))}`
const entry = '/p/src/entry-client.tsx'

async function problems({ boot = 0, app = 0, page = 0 }): Promise<string[]> {
  const chunks = await bundledChunks(entry, {
    [entry]: `${code(boot)}; import('/p/src/app.tsx')`,
    '/p/src/app.tsx': `${code(app)}; import('/p/src/page.tsx')`,
    '/p/src/page.tsx': code(page),
  })
  return asPrinted(checkBudget([], { ...noAssets, chunks }))
}

describe('the scripts', () => {
  test('within their budgets are fine, however large a page that loads later is', async () => {
    expect(await problems({ boot: 2000, app: 90_000, page: 200_000 })).toEqual([])
  })

  test('before the app may have 3,000 bytes', async () => {
    expect(await problems({ boot: 5000 })).toEqual([
      expect.stringMatching(
        /^src\/entry-client\.tsx: the script before the app: \d{4} bytes of brotli, allowed are 3000$/,
      ),
    ])
  })

  test('of a page may have 90,000 bytes', async () => {
    expect(await problems({ app: 130_000 })).toEqual([
      expect.stringMatching(/^src\/app\.tsx: the scripts of a page: \d+ bytes of brotli, allowed are 90000$/),
    ])
  })
})

describe('what a page loads by itself', () => {
  let loaded: string[] = []
  beforeAll(async () => {
    const chunks = await bundledChunks(entry, {
      [entry]: "import('/p/src/app.tsx'); import('/p/src/form.tsx')",
      '/p/src/app.tsx': "import '/p/shared.tsx'; import('/p/src/page.tsx')",
      '/p/src/form.tsx': "import '/p/shared.tsx'; globalThis.form = 1",
      '/p/shared.tsx': 'globalThis.shared = 1',
      '/p/src/page.tsx': code(1000),
    })
    loaded = [...loadedByItself({ ...noAssets, chunks })].flatMap(({ moduleIds }) => moduleIds)
  })

  test('is the entry, the app and what they import, not the code of a page', () => {
    expect(loaded.filter((id) => id.startsWith('/p/')).toSorted()).toEqual([
      '/p/shared.tsx',
      '/p/src/app.tsx',
      entry,
    ])
  })
})
