import { pageUrl } from '../../../../ssg/content/identity.ts'
import robotsParser from 'robots-parser'
import { expect, test } from 'vitest'
import { robots } from '../../../../ssg/files/robots.ts'
import { aiCrawlers, type AiCrawlerName } from '../../../../src/lib/site/ai-crawlers.ts'
import { exampleIdentity } from '../../../support/operator/example-identity.ts'

const allowed = exampleIdentity.aiCrawlers
const crawlers = aiCrawlers.map(({ name }) => name)
const searchEngines = ['Googlebot', 'Googlebot-Image', 'Bingbot', 'Applebot', 'DuckDuckBot', 'AnyOtherBot']

/** robots.txt where these are refused, as a crawler reads it. */
function readable(...refused: AiCrawlerName[]) {
  const choices = { ...allowed, ...Object.fromEntries(refused.map((name) => [name, 'refuse' as const])) }
  const { path, content } = robots(choices)
  const parsed = robotsParser(pageUrl(`/${path}`), String(content))
  return {
    text: String(content),
    sitemaps: parsed.getSitemaps(),
    mayRead: (name: string) => parsed.isAllowed(pageUrl('/knowledge-base/entity-seo'), name),
  }
}

test('every crawler may read every page unless the operator refuses it, and AI crawlers are named', () => {
  const { text, sitemaps, mayRead } = readable()
  expect([...crawlers, ...searchEngines].filter((name) => !mayRead(name))).toEqual([])
  expect(crawlers.filter((name) => !text.includes(`User-agent: ${name}\n`))).toEqual([])
  expect(text).not.toContain('Disallow')
  expect(sitemaps).toEqual([pageUrl('/sitemap.xml')])
})

test('a crawler that the operator refuses is the only one that may not read', () => {
  for (const refused of crawlers) {
    const { mayRead } = readable(refused)
    expect([...crawlers, ...searchEngines].filter((name) => !mayRead(name))).toEqual([refused])
  }
})
