import { expect, test } from 'vitest'
import { listPages } from '../../../src/lib/list-pages.ts'
import { articlePage, plainPage } from '../../support/site-pages.ts'

const { page: home } = plainPage('/', 'home')
const { page: index } = plainPage('/knowledge-base', 'index')
const { page: article } = articlePage('/knowledge-base/entity-seo')

test('every route with facts is a page, at its address without a slash at the end', () => {
  const routes = {
    '/': { fullPath: '/', options: { staticData: { page: home } } },
    '/knowledge-base/': { fullPath: '/knowledge-base/', options: { staticData: { page: index } } },
    '/knowledge-base/entity-seo': {
      fullPath: '/knowledge-base/entity-seo',
      options: { staticData: { page: article } },
    },
  }
  expect(listPages(routes)).toEqual([
    { path: '/', page: home },
    { path: '/knowledge-base', page: index },
    { path: '/knowledge-base/entity-seo', page: article },
  ])
})

test('a frame, which declares that it has none, is no page', () => {
  expect(listPages({ '/agb': { fullPath: '/agb', options: { staticData: { page: null } } } })).toEqual([])
})

test('a route without any static data is no page', () => {
  expect(listPages({ '/': { fullPath: '/', options: {} } })).toEqual([])
})
