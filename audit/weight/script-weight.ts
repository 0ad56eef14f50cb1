import { compressedSize } from '../site/compressed-size.ts'
import { loadedByItself } from '../site/script-graph.ts'
import type { Rule } from '../rule.ts'
import { placeOf } from '../site/audited-page.ts'
import { sources } from '../sources.ts'
import { pageLimits } from './limits.ts'

export const scriptWeight: Rule = {
  id: 'script-weight',
  title: 'Eine Seite lädt von sich aus höchstens 105 kB Skript',
  why: 'Jedes Kilobyte Skript muss geladen, gelesen und ausgeführt werden und verzögert die Antwort auf den ersten Tipp.',
  source: sources.interaction,
  severity: 'error',
  covers: (site) => site.pages.map(({ file }) => file),
  check: (site) =>
    site.pages.flatMap((page) => {
      const files = loadedByItself(site, page)
      const bytes = files.reduce((sum, file) => sum + compressedSize(site, file), 0)
      const most = pageLimits(site).script
      if (bytes <= most) return []
      const what = `lädt ${bytes} Bytes Skript (brotli), erlaubt sind ${most}`
      return [{ ...placeOf(page), what, remedy: 'Auslagern, was die Seite nicht von Anfang an braucht.' }]
    }),
}
