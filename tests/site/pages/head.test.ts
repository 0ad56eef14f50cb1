import { expect, test } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { breaking, notFound, pages } from '../../support/site/built-site.ts'
import { attribute, only } from '../../support/site/elements.ts'
import { metas } from '../../support/site/head.ts'

const everyPage = [...pages, notFound]

test('every page is in Swiss German', () => {
  expect(breaking(everyPage, (page) => attribute(only(page, 'html'), 'lang') === 'de-CH')).toEqual([])
})

test('every page has one description of 110 to 155 characters that no other page has', () => {
  const descriptions = pages.flatMap((page) => metas(page, 'description'))
  expect(breaking(pages, (page) => metas(page, 'description').length === 1)).toEqual([])
  expect(descriptions.filter(({ length }) => length < 110 || length > 155)).toEqual([])
  expect(repeated(descriptions)).toEqual([])
})

test('every page names its character set within the first kilobyte and fits the screen', () => {
  const charset = '<meta charset="utf-8">'
  expect(breaking(everyPage, ({ html }) => html.slice(0, 1024).includes(charset))).toEqual([])
  const fits = 'width=device-width, initial-scale=1'
  expect(breaking(everyPage, (page) => metas(page, 'viewport').join() === fits)).toEqual([])
})

test('every page carries the version of the app', () => {
  const { version } = packageJson
  expect(breaking(everyPage, (page) => metas(page, 'cache-version').join() === version)).toEqual([])
})

function repeated(values: string[]): string[] {
  return values.filter((value, index) => value.trim() === '' || values.indexOf(value) !== index)
}
