import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginPage } from '../../../../ssg/new/new-page.ts'
import { checkContent } from '../../../../ssg/check/check-content.ts'
import { readContent } from '../../../../ssg/content/content.ts'
import { urls } from '../../../support/urls.ts'

/** What the check of the content reads. */
const parts = ['content', 'routes', 'mark.svg', 'styles/tokens.css']

let copy = ''
beforeEach(() => {
  copy = mkdtempSync(`${tmpdir()}/new-`)
  for (const part of parts) cpSync(`src/${part}`, `${copy}/src/${part}`, { recursive: true })
})
afterEach(() => rmSync(copy, { recursive: true }))

const read = (file: string) => readFileSync(`${copy}/${file}`, 'utf8')
const begin = (kind: 'article' | 'service' | 'page', name: string) =>
  beginPage(copy, kind, name, '2026-11-22')

test.each([
  ['article', '/knowledge-base/neues-thema'],
  ['service', '/services/neues-thema'],
  ['page', '/neues-thema'],
] as const)('a new %s has its files and can be previewed, but not published as it is', (kind, path) => {
  const files = begin(kind, 'neues-thema')
  expect(files).toContain(`src/content${path}.mdx`)
  expect(files).toContain(`src/routes${path}.tsx`)
  const problems = checkContent(readContent(copy), copy)
  expect(problems.filter(({ isUnfinished }) => !isUnfinished)).toEqual([])
  expect(problems.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/ist noch aus der Vorlage$/),
  )
  expect(problems.filter(({ file }) => !files.includes(file))).toEqual([])
})

test('a new page is added to the known paths, so that it cannot go later without a redirect', () => {
  begin('page', 'neues-thema')
  rmSync(`${copy}/src/content/neues-thema.mdx`)
  rmSync(`${copy}/src/routes/neues-thema.tsx`)
  expect(checkContent(readContent(copy), copy).map(({ message }) => message)).toContain(
    '/neues-thema war eine Seite und ist keine mehr',
  )
})

test.each([
  ['article', '/knowledge-base/'],
  ['service', '/services/'],
  ['page', '/agb'],
] as const)('the route of a new %s is written like those that exist', (kind, start) => {
  const neighbour = urls.find((url) => url.startsWith(start)) ?? ''
  const folder = neighbour.replace(/[^/]*$/, '')
  begin(kind, 'neu')
  expect(read(`src/routes${folder}neu.tsx`)).toBe(
    read(`src/routes${neighbour}.tsx`).replaceAll(neighbour, `${folder}neu`),
  )
})

test.each([
  ['Über uns', 'Schreiben Sie ueber-uns.'],
  ['..', 'Schreiben Sie neues-thema.'],
  ['', 'Schreiben Sie neues-thema.'],
  ['assets/neu', 'Unter /assets/neu hat die Website eigene Dateien. Wählen Sie einen anderen Namen.'],
])('the name «%s» is refused with a remedy', (name, remedy) => {
  expect(() => begin('page', name)).toThrow(remedy)
})

test('a page that exists is not overwritten', () => {
  mkdirSync(`${copy}/src/routes/firma`)
  writeFileSync(`${copy}/src/routes/firma/team.tsx`, 'mine')
  expect(() => begin('page', 'firma/team')).toThrow(
    /^Das gibt es schon: .*src\/routes\/firma\/team\.tsx\. Wählen Sie einen anderen Namen\.$/,
  )
  expect(() => begin('article', 'swiss-seo')).toThrow('swiss-seo.mdx')
  expect(read('src/routes/firma/team.tsx')).toBe('mine')
})
