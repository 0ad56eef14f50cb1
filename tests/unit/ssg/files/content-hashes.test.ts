import { expect, test } from 'vitest'
import { contentHashes, contentHashesPath } from '../../../../ssg/files/content-hashes.ts'
import type { BuiltPage } from '../../../../ssg/render/render-pages.ts'
import { articlePage } from '../../../support/sources/site-pages.ts'

const facts = articlePage('/a')
const html = (main: string, around = '') =>
  `<!DOCTYPE html><title>A</title>${around}<body><header>Menü</header><main><h1>A</h1>${main}</main></body>`
const built = (replaced: Partial<BuiltPage> = {}): BuiltPage => ({
  path: '/a',
  file: 'a.html',
  facts,
  html: html('<p>Ein Text</p>'),
  ...replaced,
})
const hashOf = (page: BuiltPage): unknown => JSON.parse(String(contentHashes([page]).content))['/a']

test('each page has a hash under its path, except the not-found page', () => {
  const { path, content } = contentHashes([built(), built({ path: '/404', facts: undefined })])
  expect(`/${path}`).toBe(contentHashesPath)
  expect(Object.keys(JSON.parse(String(content)))).toEqual(['/a'])
})

test.each([
  ['text', built({ html: html('<p>Ein neuer Text</p>') })],
  ['title', built({ facts: articlePage('/a', { title: 'Ein neuer Titel' }) })],
  ['description', built({ facts: { ...facts, page: { ...facts.page, description: 'Neu' } } })],
])('a change of the %s changes the hash', (_, page) => {
  expect(hashOf(page)).not.toBe(hashOf(built()))
})

test.each([
  ['script', built({ html: html('<p>Ein Text</p>', '<script src="/assets/entry-2.js"></script>') })],
  ['address of a picture', built({ html: html('<p>Ein Text<img src="/assets/a-2.svg" alt=""></p>') })],
  ['class or line break', built({ html: html('<p class="b">Ein\nText</p>') })],
])('a change of the %s does not change the hash', (_, page) => {
  expect(hashOf(page)).toBe(hashOf(built()))
})
