import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { parseContent, readContent } from '../../../../ssg/content/content.ts'
import { asPrinted } from '../../../support/sources/content-files.ts'

const file = 'src/content/knowledge-base/entity-seo.mdx'
const text = [
  '---',
  'kind: article',
  'summary: >-',
  '  Zwei',
  '  Zeilen',
  'order: 3',
  '---',
  '',
  '## Titel',
].join('\n')

test.each([
  ['Latin-1', Buffer.from(text.replace('Titel', 'Für'), 'latin1'), 9],
  ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), 1],
])('a text saved in %s is reported once, as not being UTF-8', (_, bytes, line) => {
  const { unreadable } = parseContent(file, bytes.toString('utf8'))
  const told = `${file}:${line}: die Datei ist nicht in UTF-8\n    Speichern Sie sie mit der Codierung UTF-8.`
  expect(asPrinted(unreadable.text)).toEqual([told])
  expect(new Set([...unreadable.facts, ...unreadable.text]).size).toBe(1)
})

test('the frontmatter is parsed, and the text is kept as it is written', () => {
  const content = parseContent(file, text)
  expect(content.frontmatter).toEqual({ kind: 'article', summary: 'Zwei Zeilen', order: 3 })
  expect(content.text).toBe(text)
})

test('every fact has its line, and a missing one has the first line', () => {
  const { lineOf } = parseContent(file, text)
  expect(['kind', 'summary', 'order', 'title'].map(lineOf)).toEqual([2, 3, 6, 1])
})

test('readContent reads all texts below src/content in the order of their paths, and nothing else', () => {
  const root = mkdtempSync(`${tmpdir()}/content-`)
  mkdirSync(`${root}/src/content/services`, { recursive: true })
  for (const name of ['services/b.mdx', 'a.mdx', 'sources.yaml', 'services/b.svg'])
    writeFileSync(`${root}/src/content/${name}`, '')
  expect(readContent(root).map(({ path }) => path)).toEqual(['/a', '/services/b'])
  rmSync(root, { recursive: true })
})
