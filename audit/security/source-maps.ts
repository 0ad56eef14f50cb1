import { textOf } from '../site/audited-site.ts'
import { filesNamed } from '../site/coverage.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'

const code = filesNamed(/\.(js|css|map)$/)

export const sourceMaps: Rule = {
  id: 'source-maps',
  title: 'Keine Source Maps werden veröffentlicht',
  why: 'Sie enthalten den ganzen Quelltext samt Kommentaren und Pfaden. Zum Betrieb der Website braucht sie niemand.',
  source: sources.leakage,
  severity: 'error',
  covers: code,
  check: (site) =>
    code(site)
      .filter((file) => file.endsWith('.map') || /[#@] sourceMappingURL=/.test(textOf(site, file) ?? ''))
      .map((file) => ({
        file: `dist/${file}`,
        what: 'ist eine Source Map oder verweist auf eine',
        remedy: 'Beim Bauen abschalten.',
      })),
}
