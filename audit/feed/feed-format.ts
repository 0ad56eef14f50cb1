import { attributeOf } from '../../src/tools/shared/xml/xml-element.ts'
import { feedFiles } from '../site/rss-feed.ts'
import { textOf } from '../site/audited-site.ts'
import { parseXml, textsAt } from '../site/xml-document.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

const required = ['title', 'link', 'description', 'language', 'lastBuildDate']

export const feedFormat: Rule = {
  id: 'feed-format',
  title: 'Der Feed ist gültiges RSS 2.0',
  why: 'RSS 2.0 lesen MSN, Feedreader und viele weitere Dienste. Ob beim Schreiben eine KI half, verlangt MSN zu kennzeichnen: beim Anmelden des Feeds im Partner Hub und je nach Format im Feed.',
  source: sources.rss,
  severity: 'error',
  covers: feedFiles,
  check(site) {
    const files = feedFiles(site)
    if (files.length === 0)
      return [{ file: 'dist/index.html', what: 'kündigt keinen Feed an', remedy: 'Einen Feed ankündigen.' }]
    return files.flatMap((name) => {
      const file = `dist/${name}`
      const { root, fault } = parseXml(textOf(site, name) ?? '')
      if (!root) return [{ file, what: `ist kein gültiges XML: ${fault}`, remedy: 'Neu erzeugen.' }]
      if (root.name !== 'rss' || attributeOf(root, 'version') !== '2.0')
        return [{ file, what: `ist <${root.name}>, nicht RSS 2.0`, remedy: 'Als RSS 2.0 ausliefern.' }]
      return required
        .filter((tag) => !textsAt(root, 'channel', tag).join())
        .map((tag) => ({ file, what: `der Kanal hat kein <${tag}>`, remedy: 'Ergänzen.' }))
    })
  },
}
