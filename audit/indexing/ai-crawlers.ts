import { textOf } from '../site/audited-site.ts'
import { filesNamed } from '../site/coverage.ts'
import { readRobots } from '../site/robots-verdict.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

export const aiCrawlers: Rule = {
  id: 'ai-crawlers',
  title: 'robots.txt sagt zu jedem KI-Crawler, was die Firma entschieden hat',
  why: 'Wer in KI-Antworten genannt sein will, lässt deren Suche zu; ob Modelle mit den Texten trainieren, ist eine andere Frage. Ein Crawler befolgt nur die Gruppe, die ihn nennt: Ein falscher Name, und die Entscheidung gilt nicht.',
  source: sources.robotsExclusion,
  severity: 'error',
  covers: filesNamed('robots.txt'),
  check(site) {
    const text = textOf(site, 'robots.txt') ?? ''
    const robots = readRobots(text)
    const named = new Set([...text.matchAll(/^user-agent:\s*(\S+)/gim)].map(([, name]) => name))
    return [...site.crawlerChoices].flatMap(([crawler, access]) => {
      const finding = (what: string) => [
        { file: 'dist/robots.txt', what, remedy: `${crawler} in eine Gruppe nach der Entscheidung setzen.` },
      ]
      if (!named.has(crawler)) return finding(`nennt ${crawler} nicht`)
      const wrong = site.indexable.find(
        ({ path }) => robots.isAllowed(path, crawler) !== (access === 'allow'),
      )
      if (!wrong) return []
      return finding(`${crawler} darf ${wrong.path} ${access === 'allow' ? 'nicht lesen' : 'lesen'}`)
    })
  },
}
