import robotsParser from 'robots-parser'
import { expect, test } from 'vitest'
import { site } from '../../../ssg/content/identity.ts'
import { contentOf, files, origin } from '../../support/site/built-site.ts'

const text = contentOf('robots.txt')
const lines = text.split('\n').map((line) => line.trim())
const { aiCrawlers: choices } = site

test('as the site is to be found, every crawler may read it but for those that the operator refuses', () => {
  const parsed = robotsParser(`${origin}/robots.txt`, text)
  const mayRead = (name: string) => parsed.isAllowed(`${origin}/knowledge-base`, name) === true
  expect(['Googlebot', 'Bingbot', 'AnyOtherBot'].filter((name) => !mayRead(name))).toEqual([])
  const refused = Object.entries(choices).flatMap(([name, choice]) => (choice === 'refuse' ? [name] : []))
  expect(Object.keys(choices).filter((name) => !mayRead(name))).toEqual(refused)
})

test('crawlers learn where the sitemap is', () => {
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('who may read the site is no matter of the browser, which does not download the choices', () => {
  const scripts = files.filter((file) => file.endsWith('.js'))
  const choice = new RegExp(`Amzn-SearchBot\\W{1,3}${choices['Amzn-SearchBot']}\\b`)
  expect(scripts.filter((file) => choice.test(contentOf(file)))).toEqual([])
  expect(scripts.length).toBeGreaterThan(0)
})
