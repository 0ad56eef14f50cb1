import { expect, test } from 'vitest'
import { placeOf } from '../../../audit/site/audited-page.ts'
import { openSite } from '../../../audit/site/audited-site.ts'
import { elements } from '../../../audit/site/elements.ts'
import { withoutPlaces } from '../../../ssg/render/jsx-places.ts'
import { goodFiles, publication } from '../../support/sources/audited-files.ts'

const header = 'src/components/frame/site-header.tsx'
const text = 'src/content/agb.mdx'
const html = [
  '<!DOCTYPE html><html><head></head><body>',
  `<header data-place="${header}:20"><ul><li data-place="${header}:33"><a href="/kontakt">Kontakt</a></li></ul></header>`,
  `<main data-place="src/components/frame/frame.tsx:15"><p data-place="${text}:9"><a href="/nichts">a</a></p></main>`,
  '</body></html>',
].join('')

const files = goodFiles()
files.set('agb.html', new TextEncoder().encode(withoutPlaces(html)))
const written = new Map([['/agb', { file: text, text: 'Eins\n\n[a](/nichts)' }]])
const page = openSite(files, {
  ...publication,
  written,
  places: (file) => (file === 'agb.html' ? html : undefined),
}).pages.find(({ path }) => path === '/agb')
const links = page ? elements(page.tree, 'a') : []

test('a published page says nothing of where its elements come from', () => {
  expect(page?.html).not.toContain('src/')
  expect(page?.html).toContain('<li><a href="/kontakt">')
})

test('what stands in no text is put right in the component that it comes from, or the one around', () => {
  expect(page && placeOf(page, '/kontakt', links[0])).toEqual({ file: header, line: 33 })
})

test('what stands in the text is put right there', () => {
  expect(page && placeOf(page, '/nichts', links[1])).toEqual({ file: text, line: 3 })
  expect(page && placeOf(page, undefined, links[1])).toEqual({ file: text, line: 9 })
})

test('without the places of a build it is the text, or the built file', () => {
  const other = openSite(files, publication).pages.find(({ path }) => path === '/agb')
  expect(other && placeOf(other, '/kontakt', elements(other.tree, 'a')[0])).toEqual({ file: 'dist/agb.html' })
})
