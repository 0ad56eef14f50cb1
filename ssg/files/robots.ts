import { pageUrl } from '../content/identity.ts'
import { aiCrawlers, type CrawlerPurpose } from '../../src/lib/site/ai-crawlers.ts'
import type { Site } from '../../src/lib/site/site-schema.ts'
import type { OutputFile } from '../output-file.ts'

/**
 * Search engines may read everything. For each AI crawler the operator's choice is stated, also «allow», because a crawler follows only the group that
 * names it (RFC 9309).
 */
export function robots(choices: Site['aiCrawlers']): OutputFile {
  return {
    path: 'robots.txt',
    content: [
      'User-agent: *\nAllow: /\n',
      ...purposes.flatMap(({ purpose, comment }) => {
        const crawlers = aiCrawlers.filter((crawler) => crawler.purpose === purpose)
        return (['allow', 'refuse'] as const).map((access) => {
          const names = crawlers.map(({ name }) => name).filter((name) => choices[name] === access)
          return group(names, `# ${comment}`, access === 'allow' ? 'Allow: /' : 'Disallow: /')
        })
      }),
      `Sitemap: ${pageUrl('/sitemap.xml')}\n`,
    ]
      .filter((part) => part !== '')
      .join('\n'),
  }
}

const purposes: { purpose: CrawlerPurpose; comment: string }[] = [
  { purpose: 'search', comment: 'KI-Suche: der Index, aus dem Assistenten Quellen nennen' },
  { purpose: 'request', comment: 'KI-Assistenten, die eine Seite auf Wunsch einer Person öffnen' },
  { purpose: 'training', comment: 'Training von KI-Modellen' },
]

function group(names: string[], comment: string, rule: string): string {
  if (names.length === 0) return ''
  return [comment, ...names.map((name) => `User-agent: ${name}`), `${rule}\n`].join('\n')
}
