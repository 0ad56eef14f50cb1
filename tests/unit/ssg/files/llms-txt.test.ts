import { expect, test } from 'vitest'
import { llmsTxt } from '../../../../ssg/files/llms-txt.ts'
import { pageUrl, site } from '../../../../ssg/content/identity.ts'
import {
  articlePage,
  legalPage,
  ownPage,
  plainPage,
  servicePage,
} from '../../../support/sources/site-pages.ts'

const pages = [
  legalPage('/agb'),
  plainPage('/', 'home'),
  plainPage('/knowledge-base', 'index'),
  servicePage('/services/a'),
  ownPage('/ueber-uns'),
  articlePage('/knowledge-base/b', { order: 2 }),
  articlePage('/knowledge-base/a', { order: 1 }),
]
const copies = ['agb', 'ueber-uns', 'services/a', 'knowledge-base/a', 'knowledge-base/b'].map((path) => ({
  path: `${path}.md`,
  content: '',
}))
const { path, content } = llmsTxt(pages, copies)
const text = String(content)
const addresses = [...text.matchAll(/^- \[.+\]\((.+)\): ./gm)].map(([, address]) => address)

test('llms.txt begins with the name of the site, then what it is, as its proposal wants', () => {
  expect(path).toBe('llms.txt')
  expect(text.startsWith(`# ${site.shortName}\n\n> `)).toBe(true)
})

test('every page is listed once, by its Markdown copy where it has one, in the order of the site', () => {
  expect(addresses).toEqual(
    [
      '/knowledge-base/a.md',
      '/knowledge-base/b.md',
      '/services/a.md',
      '/',
      '/knowledge-base',
      '/ueber-uns.md',
      '/agb.md',
    ].map(pageUrl),
  )
})

test('what a program may leave out comes last, and no section is empty', () => {
  const [, optional] = text.split('## Optional\n\n')
  expect(optional).toContain('/agb.md')
  expect(text).not.toMatch(/^## .*\n\n(?!- )/m)
})
