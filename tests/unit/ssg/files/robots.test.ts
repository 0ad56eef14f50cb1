import { pageUrl } from '../../../../ssg/content/identity.ts'
import robotsParser from 'robots-parser'
import { expect, test } from 'vitest'
import { robots } from '../../../../ssg/files/robots.ts'
import { aiCrawlers, type AiCrawlerName } from '../../../../src/lib/site/ai-crawlers.ts'
import { exampleIdentity } from '../../../support/operator/example-identity.ts'

const allowed = exampleIdentity.aiCrawlers
const crawlers = aiCrawlers.map(({ name }) => name)
const searchEngines = ['Googlebot', 'Googlebot-Image', 'Bingbot', 'Applebot', 'DuckDuckBot', 'AnyOtherBot']

/** Who may read a page where one is refused. */
function readable(refused: AiCrawlerName) {
  const choices = { ...allowed, [refused]: 'refuse' as const }
  const { path, content } = robots(choices)
  const parsed = robotsParser(pageUrl(`/${path}`), String(content))
  return (name: string) => parsed.isAllowed(pageUrl('/knowledge-base/entity-seo'), name)
}

/** What everybody may read, and that the sitemap is named, the audit asks of dist/. */
test('a crawler that the operator refuses is the only one that may not read', () => {
  for (const refused of crawlers) {
    const mayRead = readable(refused)
    expect([...crawlers, ...searchEngines].filter((name) => !mayRead(name))).toEqual([refused])
  }
})
