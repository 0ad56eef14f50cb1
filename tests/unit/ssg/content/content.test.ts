import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { parseContent, readContent } from '../../../../ssg/content/content.ts'
import { asPrinted } from '../../../support/sources/content-files.ts'

const file = 'src/content/a.mdx'
const text = '---\nkind: article\nsummary: >-\n  Zwei\n  Zeilen\norder: 3\n---\n\n## Titel'

test.each([
  ['Latin-1', Buffer.from(text.replace('Titel', 'Für'), 'latin1'), 9],
  ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), 1],
])('a text saved in %s is reported once, as not being UTF-8', (_, bytes, line) => {
  const { frontmatter, problems } = parseContent(file, bytes.toString('utf8'))
  const told = `${file}:${line}: die Datei ist nicht in UTF-8\n    Speichern Sie sie mit der Codierung UTF-8.`
  expect(asPrinted(problems)).toEqual([told])
  expect(frontmatter.problems).toEqual(problems)
})

test('the frontmatter is parsed with the line of each fact, also where the text cannot be read', () => {
  for (const whole of [text, `${text}\n\nEin {Fehler`]) {
    const { frontmatter } = parseContent(file, whole)
    expect(frontmatter.value).toEqual({ kind: 'article', summary: 'Zwei Zeilen', order: 3 })
    expect(['kind', 'summary', 'order', 'title'].map((key) => frontmatter.lineOf([key]))).toEqual([
      2, 3, 6, 1,
    ])
  }
})

test('readContent reads all texts below src/content in the order of their paths, and nothing else', () => {
  const root = mkdtempSync(`${tmpdir()}/content-`)
  mkdirSync(`${root}/src/content/services`, { recursive: true })
  for (const name of ['services/b.mdx', 'a.mdx', 'sources.yaml', 'services/b.svg'])
    writeFileSync(`${root}/src/content/${name}`, '')
  expect(readContent(root).map(({ path }) => path)).toEqual(['/a', '/services/b'])
  rmSync(root, { recursive: true })
})

test.each([
  ['', 'beginnt nicht mit seinem Kopf'],
  ['## Titel', 'beginnt nicht mit seinem Kopf'],
  ['\n---\ntitle: a\n---\n', 'beginnt nicht mit seinem Kopf'],
  ['---\ntitle: a\n\n## Titel', 'der Kopf ist nicht geschlossen'],
])('a text without complete frontmatter, %j, is reported once', (whole, message) => {
  expect(asPrinted(parseContent(file, whole).frontmatter.problems)).toEqual([
    expect.stringMatching(`^${file}:1: ${message}\n {4}Ein Text beginnt mit einer Zeile`),
  ])
})
