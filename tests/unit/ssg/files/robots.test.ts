import { pageUrl } from '../../../../ssg/content/identity.ts'
import robotsParser from 'robots-parser'
import { describe, expect, test } from 'vitest'
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

describe.each(crawlers)('if the operator refuses %s', (refused) => {
  test('it is the only crawler that may not read', () => {
    const { mayRead } = readable(refused)
    expect([...crawlers, ...searchEngines].filter((name) => !mayRead(name))).toEqual([refused])
  })
})
