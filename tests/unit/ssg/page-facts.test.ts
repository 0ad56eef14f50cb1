import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { build } from 'vite'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { pageFacts } from '../../../ssg/page-facts.ts'
import { articleFacts, articleFile } from '../../support/content-files.ts'

const root = mkdtempSync(`${tmpdir()}/facts-`)
afterAll(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  writeFileSync(`${root}/src/content/${file}`, text)
}

beforeEach(() => {
  mkdirSync(`${root}/src/content`, { recursive: true })
  write('a.mdx', `${articleFile().text}\n\nDer ganze Text.`)
  write('entry.js', "import page from './a.mdx?page'; console.log(page)")
})

/** The code that a browser would get for the entry. */
async function bundle(): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [pageFacts(root)],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: `${root}/src/content/entry.js` },
    },
  })
  return JSON.stringify(result)
}

test('the facts of a page come without its text, and without what only its text or head needs', async () => {
  const code = await bundle()
  expect(code).toContain(articleFacts.title)
  expect(code).toContain(articleFacts.shortTitle)
  for (const absent of [
    'Der ganze Text',
    articleFacts.description,
    articleFacts.summary,
    articleFacts.service,
  ])
    expect(code).not.toContain(absent)
})

test('a page whose facts are not valid stops the build and is named', async () => {
  write('a.mdx', '---\nkind: article\n---\n')
  await expect(bundle()).rejects.toThrow('src/content/a.mdx has no valid frontmatter')
})

test('the descriptions of all texts are there by path, those of wrong texts aside', async () => {
  write('b.mdx', '---\nkind: article\n---\n')
  write('entry.js', "import all from 'virtual:page-descriptions'; console.log(all)")
  const code = await bundle()
  expect(code).toContain(articleFacts.description)
  expect(code).toContain('/a')
  expect(code).not.toContain('/b')
})
